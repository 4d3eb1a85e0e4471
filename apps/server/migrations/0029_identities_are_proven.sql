ALTER TABLE "identities" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "identities" ADD COLUMN "address" "citext";--> statement-breakpoint
ALTER TABLE "identities" ADD COLUMN "name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "identities" ADD COLUMN "proven_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "identities" ADD COLUMN "accepted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "identities" ADD COLUMN "last_used_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "identities" ADD COLUMN "unlinked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_id_unique" UNIQUE("id");--> statement-breakpoint
-- A link that is older than the confirmation was made by somebody who had not confirmed the e-mail: it stays unproven.
UPDATE "identities" SET "proven_at" = "identities"."created_at" FROM "users"
WHERE "users"."id" = "identities"."user_id" AND "identities"."created_at" >= "users"."email_verified_at";
