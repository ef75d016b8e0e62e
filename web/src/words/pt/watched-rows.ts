/** Rows to come, as a webhook asks for them. */
export const watchedRows = {
  table: 'Linhas de',
  anyTable: 'todas as tabelas',
  anyTableHelp: 'Sem tabela, chegam todas as linhas de todas: milhares por dia útil.',
  wordsHelp: 'Na linguagem da busca; o ato da linha tem de ter estas palavras.',
  lastDays: (days: number) => `Nos últimos ${days} dias`,
  ever: (rows: string) => `Em todo o acervo: ${rows}.`,
  newest: 'As mais novas:',
  tellNext: 'Avisar-me das próximas',
  comesNear: {
    vigencia_fim: (day: string) => `termina em ${day}`,
    data_abertura: (day: string) => `abre em ${day}`,
  },
  more: (count: string) => `e mais ${count}`,
  followTitle: 'Acompanhar estas linhas',
  byMail: 'Por e-mail',
  byWebhook: 'Por webhook',
  title: 'Linhas',
  all: 'todas, de todas as tabelas',
  seeTable: 'Ver as que já há',
  given: (name: string, value: string) => `${name}: ${value}`,
  from: (name: string, value: string) => `${name}: de ${value}`,
  until: (name: string, value: string) => `${name}: até ${value}`,
  ahead: (name: string, days: string) => `${name}: em até ${days} dias`,
  daysAhead: {
    vigencia_fim_em_dias: 'Vigência termina em até (dias)',
    abertura_em_dias: 'Abre em até (dias)',
  },
  daysAheadHelp:
    'Contados do dia do aviso. Um alerta, ou um webhook com o evento linha.prazo, avisa também quando o dia de uma linha antiga chega perto; uma vez.',
  yes: 'sim',
  no: 'não',
}
