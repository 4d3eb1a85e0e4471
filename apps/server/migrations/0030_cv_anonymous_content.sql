ALTER TABLE "cvs" ADD COLUMN "anonymous_content" jsonb;--> statement-breakpoint
ALTER TABLE "cvs" ADD COLUMN "anonymous_key" text;