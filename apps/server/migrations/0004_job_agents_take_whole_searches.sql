ALTER TABLE "job_agent_hits" ADD COLUMN "by_near" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "job_agent_hits" ADD COLUMN "remote_id" smallint;--> statement-breakpoint
ALTER TABLE "job_agent_hits" ADD COLUMN "by_pay" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "job_agents" ADD COLUMN "near_city_id" integer;--> statement-breakpoint
ALTER TABLE "job_agents" ADD COLUMN "near_radius" smallint;--> statement-breakpoint
ALTER TABLE "job_agents" ADD COLUMN "near_city_ids" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "job_agents" ADD COLUMN "remote_ids" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "job_agents" ADD COLUMN "pay_shown" boolean DEFAULT false NOT NULL;