-- Words that no text uses any more: a rare one can be a removed person's name.
DELETE FROM "cv_words" WHERE "uses" = 0;--> statement-breakpoint
DELETE FROM "job_words" WHERE "uses" = 0;--> statement-breakpoint
CREATE TABLE "queued_mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"mail" jsonb NOT NULL,
	"recipient" text NOT NULL,
	"reply_to" text,
	"people" integer[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "user_id" integer;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "about_id" integer;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "about_id" integer;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "people" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_about_id_users_id_fk" FOREIGN KEY ("about_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_about_id_index" ON "notifications" USING btree ("about_id");--> statement-breakpoint
CREATE INDEX "files_user" ON "files" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "files_about" ON "files" USING btree ("about_id") WHERE "files"."about_id" is not null;