CREATE TABLE "repost_wishes" (
	"job_id" integer PRIMARY KEY NOT NULL,
	"deadline" date,
	"has_deadline_choice" boolean NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "repost_wishes" ADD CONSTRAINT "repost_wishes_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;