CREATE TABLE "installation" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"secret" text,
	"secret_fingerprint" text NOT NULL,
	CONSTRAINT "installation_is_one" CHECK ("installation"."id")
);
