-- Whose attempt is under way: the lease under which it was claimed, and that lease's number then. What is
-- `enviando` under a number that no lease has any more is nobody's, and due again.
ALTER TABLE deliveries ADD COLUMN claimed_by TEXT;
ALTER TABLE deliveries ADD COLUMN claimed_fence INTEGER;
