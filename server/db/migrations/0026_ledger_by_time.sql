-- The reconciliation reads the ledger beside the provider's record, newest first, page by page.
CREATE INDEX payments_by_time ON payments (created_at, id);
