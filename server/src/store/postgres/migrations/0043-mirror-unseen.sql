-- While a mirror reconciles with its origin (ADR 121): the acts that the origin has not told of yet.
CREATE TABLE mirror_unseen (key BIGINT PRIMARY KEY);
