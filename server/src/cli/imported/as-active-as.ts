/** Of what the account has, the record with the same `chave`. */
export function currentOf<R extends { chave: string }>(records: R[], { chave }: R): R | undefined {
  return records.find((record) => record.chave === chave)
}

/** What is born paused stays as active as people have made it. */
export function asActiveAs<R extends { chave: string; ativo?: boolean }>(
  records: R[],
  record: R,
): R {
  const { ativo: _paused, ...rest } = record
  return currentOf(records, record) === undefined ? record : (rest as R) // `ativo` need not be said
}
