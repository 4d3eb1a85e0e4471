CREATE TABLE "admin_decisions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "admin_decisions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"object" text NOT NULL,
	"object_id" integer NOT NULL,
	"kind" text NOT NULL,
	"ground" text DEFAULT '' NOT NULL,
	"why" text DEFAULT '' NOT NULL,
	"letters" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"undoing" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"operator_id" integer NOT NULL,
	"decided_at" timestamp (3) with time zone NOT NULL,
	"undone_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "answer" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "admin_decisions" ADD CONSTRAINT "admin_decisions_operator_id_operators_user_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "admin_decisions_object_object_id_index" ON "admin_decisions" USING btree ("object","object_id");