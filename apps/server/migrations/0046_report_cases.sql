CREATE TABLE "report_cases" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "report_cases_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"owner_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "report_cases_once" UNIQUE("kind","key")
);
--> statement-breakpoint
CREATE TABLE "report_notices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "report_notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"case_id" integer NOT NULL,
	"user_id" integer,
	"name" text NOT NULL,
	"email" text,
	"language" text,
	"place" text NOT NULL,
	"ground" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"handled_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "admin_decisions" ADD COLUMN "statement" jsonb;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "taken_down_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "cvs" ADD COLUMN "held_visibility" text;--> statement-breakpoint
ALTER TABLE "cv_videos" ADD COLUMN "taken_down_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "report_cases" ADD CONSTRAINT "report_cases_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_notices" ADD CONSTRAINT "report_notices_case_id_report_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."report_cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_notices" ADD CONSTRAINT "report_notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_cases_owner_id_index" ON "report_cases" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "report_notices_case_id_index" ON "report_notices" USING btree ("case_id");--> statement-breakpoint
CREATE INDEX "report_notices_user_id_index" ON "report_notices" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "report_notices_open" ON "report_notices" USING btree ("created_at") WHERE "report_notices"."handled_at" is null;