ALTER TABLE "interviews" ADD COLUMN "declines_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "job" text;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "starts_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "ends_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "room_messages" ADD COLUMN "in_conversation" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_declines" CHECK ("interviews"."declines_at" is null or "interviews"."state" in ('offered', 'requested', 'accepted', 'postponed'));