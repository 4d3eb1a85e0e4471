CREATE TABLE "email_links" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"email" "citext" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "known_addresses" (
	"user_id" integer NOT NULL,
	"address" text NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "known_addresses_user_id_address_pk" PRIMARY KEY("user_id","address")
);
--> statement-breakpoint
DROP INDEX "sign_in_failures_email_address_failed_at_index";--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "agent" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "address" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "new_email" "citext";--> statement-breakpoint
ALTER TABLE "cv_drafts" ADD COLUMN "content_to_publish" jsonb;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "waits_for_email" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "email_links" ADD CONSTRAINT "email_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_addresses" ADD CONSTRAINT "known_addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_links_user_id_created_at_index" ON "email_links" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "email_links_email_created_at_index" ON "email_links" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "known_addresses_seen_at_index" ON "known_addresses" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "sign_in_failures_email_failed_at_index" ON "sign_in_failures" USING btree ("email","failed_at");--> statement-breakpoint
CREATE INDEX "sign_in_failures_address_failed_at_index" ON "sign_in_failures" USING btree ("address","failed_at");--> statement-breakpoint
-- Accounts that stand already were made when nothing asked for a confirmation.
UPDATE "users" SET "email_verified_at" = "created_at" WHERE "email_verified_at" IS NULL AND "email" IS NOT NULL;