ALTER TABLE "users" ADD COLUMN "requested_page" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "requested_page_at" timestamp (3) with time zone;