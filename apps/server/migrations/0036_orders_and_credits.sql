CREATE TABLE "orders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"payment_id" integer NOT NULL,
	"user_id" integer,
	"service" text NOT NULL,
	"state" text DEFAULT 'received' NOT NULL,
	"days" smallint NOT NULL,
	"due_date" date NOT NULL,
	"booking" jsonb,
	"booked_at" timestamp (3) with time zone,
	"begun_at" timestamp (3) with time zone,
	"delivered_at" timestamp (3) with time zone,
	"announced_state" text DEFAULT 'received' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "orders_state" CHECK ("orders"."state" in ('received', 'in_progress', 'delivered', 'closed'))
);
--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "credited_to" integer;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "credited_amount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "credits" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_user_id_index" ON "orders" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "orders_payment_id_index" ON "orders" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "orders_due_date_index" ON "orders" USING btree ("due_date") WHERE "orders"."state" in ('received', 'in_progress');--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_credited_to_payments_id_fk" FOREIGN KEY ("credited_to") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- A membership ends with the local day that is shown as its last, as those that are bought from now on do.
UPDATE "memberships" SET "valid_until" = (date_trunc('day', "valid_until" AT TIME ZONE 'Europe/Copenhagen') + interval '1 day') AT TIME ZONE 'Europe/Copenhagen'
WHERE "valid_until" AT TIME ZONE 'Europe/Copenhagen' <> date_trunc('day', "valid_until" AT TIME ZONE 'Europe/Copenhagen');
