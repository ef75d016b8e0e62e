import type { Words } from '../pt/index.ts'

export const exporting: Words['exporting'] = {
  fileKind: 'Format',
  tooLong: (rows) => `Limited to ${rows} acts: use CSV.`,
  columnsLabel: 'Columns',
  columnsHelp: 'Amount and CNPJ are read from the text during the export, which makes it slower.',
  columns: {
    titulo: 'Title',
    ato: 'Act within the publication',
    data: 'Date',
    secao: 'Section',
    edicao: 'Edition',
    pagina: 'Page',
    orgao: 'Issuing body',
    tipo: 'Type of act',
    resumo: 'Summary',
    situacao: 'Status',
    valor: 'Largest amount (R$)',
    cnpjs: 'CNPJs mentioned',
    assinatura: 'Signature',
    link: 'Link in Arauto',
    certificada: 'Certified version',
  },
  byAct: 'One row for each act',
  byActHelp:
    'Of a publication that holds several acts come those that have the words, each with its number and link.',
  fileIs: 'File:',
  formats: {
    xlsx: 'Excel (.xlsx)',
    csv: 'CSV with semicolons, for any spreadsheet',
    jsonl: 'JSON Lines, for programs',
    parquet: 'Parquet, for analysis',
  },
  inProgram: 'The same search in a program of yours; click to copy:',
  exportOf: (acts) => `Export ${acts}`,
}
