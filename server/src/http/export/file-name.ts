/** The name of a file with what was asked for, without its extension. */
export function fileNameOf(
  subject: string,
  { data_inicio, data_fim }: { data_inicio?: string | undefined; data_fim?: string | undefined },
): string {
  return [subject, data_inicio, data_fim].filter(Boolean).join('_')
}
