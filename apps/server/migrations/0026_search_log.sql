CREATE TABLE "empty_searches" (
	"day" date NOT NULL,
	"words" text NOT NULL,
	"filters" text NOT NULL,
	"searches" integer NOT NULL,
	CONSTRAINT "empty_searches_day_words_filters_pk" PRIMARY KEY("day","words","filters")
);
--> statement-breakpoint
ALTER TABLE "job_agent_hits" ADD COLUMN "wish_ids" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "job_agents" ADD COLUMN "wish_ids" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "job_agents" ADD COLUMN "wish_query" text DEFAULT '' NOT NULL;