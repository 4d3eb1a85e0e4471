CREATE TABLE "notice_settings" (
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"bell" boolean DEFAULT true NOT NULL,
	"mail" boolean DEFAULT true NOT NULL,
	CONSTRAINT "notice_settings_user_id_kind_pk" PRIMARY KEY("user_id","kind")
);
--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "name_of_id" integer;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "cleared_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_name_of_id_users_id_fk" FOREIGN KEY ("name_of_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_name_of_id_index" ON "notifications" USING btree ("name_of_id");--> statement-breakpoint
-- The names of job seekers in notifications are looked up when the list is read.
UPDATE "notifications" SET "name_of_id" = coalesce("about_id", "actor_id"), "name" = '' WHERE "type" IN (16, 20, 21);--> statement-breakpoint
UPDATE "notifications" SET "name_of_id" = coalesce("about_id", "actor_id"), "name" = '' WHERE "type" = 24 AND "link" LIKE '/virksomhed/cv/%';--> statement-breakpoint
UPDATE "notifications" SET "name_of_id" = "actor_id", "name" = '' WHERE "type" = 3 AND "link" LIKE '/virksomhed/%';
