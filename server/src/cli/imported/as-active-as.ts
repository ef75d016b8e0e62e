/** Of what the account has, the record with the same `chave`. */
export function currentOf<R extends { chave: string }>(records: R[], { chave }: R): R | undefined {
  return records.find((record) => record.chave === chave)
}

/** What is born paused stays as active as people have made it, unless all is to be switched on. */
export function asActiveAs<R extends { chave: string; ativo?: boolean }>(
  records: R[],
  record: R,
  isSwitchedOn: boolean,
): R {
  if (isSwitchedOn) return { ...record, ativo: true }
  const { ativo: _paused, ...rest } = record
  return currentOf(records, record) === undefined ? record : (rest as R) // `ativo` need not be said
}

/** The option that switches on what is born paused. */
export const SWITCH_ON = {
  ativar: {
    tipo: 'chave',
    descricao: 'Ativa tudo o que os arquivos trazem (padrão: nasce pausado)',
  },
} as const
