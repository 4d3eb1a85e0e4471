CREATE TABLE "withdrawals" (
	"payment_id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"used_days" integer NOT NULL,
	"of_days" integer NOT NULL,
	"used" integer NOT NULL,
	"refund" integer NOT NULL,
	"refunded_before" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;