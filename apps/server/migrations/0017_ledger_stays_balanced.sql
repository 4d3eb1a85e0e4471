-- Also what is changed or deleted later leaves every entry at 0: the entry that a posting was in, and the one that it is in now.
CREATE OR REPLACE FUNCTION ledger_entry_balances() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  unbalanced text;
BEGIN
  SELECT entry INTO unbalanced FROM ledger WHERE entry IN (OLD.entry, NEW.entry) GROUP BY entry HAVING sum(amount) <> 0 LIMIT 1;
  IF unbalanced IS NOT NULL THEN
    RAISE EXCEPTION 'the postings of % do not sum to 0', unbalanced USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
DROP TRIGGER "ledger_balances" ON "ledger";--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "ledger_balances" AFTER INSERT OR UPDATE OR DELETE ON "ledger"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_entry_balances();
