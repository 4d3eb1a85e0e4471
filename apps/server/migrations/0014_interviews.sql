CREATE TABLE "interview_calendar_links" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"secret_hash" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "interview_calendar_links_secretHash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
CREATE TABLE "interview_slots" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "interview_slots_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"employer_id" integer NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"during" "tstzrange" GENERATED ALWAYS AS (tstzrange(starts_at, ends_at)) STORED,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "interview_slots_times" CHECK ("interview_slots"."starts_at" < "interview_slots"."ends_at")
);
--> statement-breakpoint
CREATE TABLE "interviews" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "interviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"employer_id" integer NOT NULL,
	"seeker_id" integer,
	"email" text,
	"meeting_link" text,
	"application_id" integer,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"state" text NOT NULL,
	"starts_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"during" "tstzrange" GENERATED ALWAYS AS (case when starts_at is not null then tstzrange(starts_at, ends_at) end) STORED,
	"sequence" integer DEFAULT 0 NOT NULL,
	"message_uuid" uuid,
	"reason" text DEFAULT '' NOT NULL,
	"started_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"seconds" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "interviews_uuid_unique" UNIQUE("uuid"),
	CONSTRAINT "interviews_times" CHECK ("interviews"."state" in ('offered', 'declined', 'cancelled') or coalesce("interviews"."starts_at" < "interviews"."ends_at", false)),
	CONSTRAINT "interviews_party" CHECK (("interviews"."kind" = 'candidate') = ("interviews"."email" is null))
);
--> statement-breakpoint
ALTER TABLE "interview_calendar_links" ADD CONSTRAINT "interview_calendar_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_slots" ADD CONSTRAINT "interview_slots_employer_id_users_id_fk" FOREIGN KEY ("employer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_employer_id_users_id_fk" FOREIGN KEY ("employer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_seeker_id_users_id_fk" FOREIGN KEY ("seeker_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "interview_slots_employer_id_starts_at_index" ON "interview_slots" USING btree ("employer_id","starts_at");--> statement-breakpoint
CREATE UNIQUE INDEX "interviews_one_of_application" ON "interviews" USING btree ("application_id") WHERE "interviews"."state" in ('held', 'offered', 'requested', 'accepted', 'postponed');--> statement-breakpoint
CREATE INDEX "interviews_employer_id_starts_at_index" ON "interviews" USING btree ("employer_id","starts_at");--> statement-breakpoint
CREATE INDEX "interviews_seeker_id_starts_at_index" ON "interviews" USING btree ("seeker_id","starts_at");--> statement-breakpoint
CREATE INDEX "interviews_application_id_id_index" ON "interviews" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "interviews_message_uuid_index" ON "interviews" USING btree ("message_uuid");--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_employer_free" EXCLUDE USING gist ("employer_id" WITH =, "during" WITH &&) WHERE ("state" IN ('held', 'requested', 'accepted'));--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_seeker_free" EXCLUDE USING gist ("seeker_id" WITH =, "during" WITH &&) WHERE ("state" = 'accepted');--> statement-breakpoint
ALTER TABLE "interview_slots" ADD CONSTRAINT "interview_slots_free" EXCLUDE USING gist ("employer_id" WITH =, "during" WITH &&);
