ALTER TABLE "seeker_agent_hits" ADD COLUMN "by_document" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "seeker_agent_hits" ADD COLUMN "by_near" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "seeker_agent_hits" ADD COLUMN "experience_id" smallint;--> statement-breakpoint
ALTER TABLE "seeker_agent_hits" ADD COLUMN "keyword" text;--> statement-breakpoint
ALTER TABLE "seeker_agents" ADD COLUMN "document" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "seeker_agents" ADD COLUMN "experience_ids" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "seeker_agents" ADD COLUMN "keywords" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "seeker_agents" ADD COLUMN "keyword_queries" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "seeker_agents" ADD COLUMN "word_version" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "seeker_agents" ADD COLUMN "near_city_id" integer;--> statement-breakpoint
ALTER TABLE "seeker_agents" ADD COLUMN "near_radius" smallint;--> statement-breakpoint
ALTER TABLE "seeker_agents" ADD COLUMN "near_city_ids" integer[] DEFAULT '{}' NOT NULL;