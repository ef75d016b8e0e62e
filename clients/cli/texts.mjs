// Made by `npm run clients` from clients/texts.json.
export const TEXTS = {
  help_data_inicio: {
    pt: 'primeiro dia, AAAA-MM-DD, inclusive',
    en: 'first day, YYYY-MM-DD, included',
  },
  help_data_fim: { pt: 'último dia, AAAA-MM-DD, inclusive', en: 'last day, YYYY-MM-DD, included' },
  help_secao: {
    pt: 'seção: 1, 2, 3, extra, extra1, extra2, extra3',
    en: 'section: 1, 2, 3, extra, extra1, extra2, extra3',
  },
  help_orgao: {
    pt: 'órgão: caminho, começo dele, nível ou sigla',
    en: 'issuing body: its path, the beginning of that, a level or an acronym',
  },
  help_orgao_exceto: {
    pt: 'órgão cujos atos ficam de fora',
    en: 'issuing body whose acts are left out',
  },
  help_tipo_ato: {
    pt: 'tipo do ato, como portaria; extrato* vale pelos que começam assim',
    en: 'type of act, such as portaria; extrato* stands for those that begin so',
  },
  help_edicao: { pt: 'número da edição', en: 'number of the edition' },
  help_situacao: { pt: 'situação, como revogada', en: 'state of the act, such as revogada' },
  help_cnpj: { pt: 'CNPJ que o texto nomeia', en: 'CNPJ that the text names' },
  help_valor_min: {
    pt: 'o maior valor do texto é este ou mais, em reais',
    en: 'the largest amount in the text is this or more, in reais',
  },
  help_valor_max: {
    pt: 'o maior valor do texto é este ou menos, em reais',
    en: 'the largest amount in the text is this or less, in reais',
  },
  help_literal: { pt: 'só as palavras como escritas', en: 'only the words as they are written' },
  help_ignorar_assinatura: {
    pt: 'as palavras só contam fora das linhas de quem assina',
    en: 'words only count outside of the lines of those who sign',
  },
  help_ordem: {
    pt: 'relevancia, recentes, antigas ou valor',
    en: 'relevancia, recentes, antigas or valor',
  },
  help_pagina: { pt: 'página, a partir de 1', en: 'page, from 1' },
  help_limite: { pt: 'quantas por página, até 100', en: 'how many a page, up to 100' },
  help_csv: {
    pt: 'em vez da página, tudo o que se encontra, como CSV na saída',
    en: 'instead of the page, everything that is found, as CSV on the output',
  },
  help_formato: {
    pt: 'csv, jsonl ou parquet, se o nome do arquivo não o diz',
    en: 'csv, jsonl or parquet, if the name of the file does not say it',
  },
  help_campos: { pt: 'separados por vírgulas', en: 'separated by commas' },
  help_termo: {
    pt: 'o que procurar, como em buscar; sem ele, tudo',
    en: 'what to look for, as in buscar; without it, everything',
  },
  help_base_url: {
    pt: 'endereço da API, https://…/api/v1 (ou ARAUTO_BASE_URL)',
    en: 'address of the API, https://…/api/v1 (or ARAUTO_BASE_URL)',
  },
  help_buscar: { pt: 'mostra uma página do que se encontra', en: 'shows a page of what is found' },
  help_ler: { pt: 'mostra o texto de uma publicação', en: 'shows the text of a publication' },
  help_exportar: {
    pt: 'grava tudo o que se encontra num arquivo .csv, .jsonl ou .parquet',
    en: 'saves everything that is found in a file, .csv, .jsonl or .parquet',
  },
  help_ajuda: { pt: 'mostra isto', en: 'shows this' },
  command_about: {
    pt: 'Busca no Diário Oficial da União, por um serviço Arauto.',
    en: "Searches Brazil's federal official gazette, the Diário Oficial da União, by a service of Arauto.",
  },
  found: { pt: '{count} publicações', en: '{count} publications' },
  found_one: { pt: '1 publicação', en: '1 publication' },
  in_file: { pt: '{found} em {file}', en: '{found} in {file}' },
  in_section: { pt: 'seção {section}', en: 'section {section}' },
  notice: { pt: 'Aviso: {message}', en: 'Notice: {message}' },
  notice_codes: {
    pt: 'Avisos: {codes}; buscar os explica.',
    en: 'Notices: {codes}; buscar explains them.',
  },
  csv_is_all: {
    pt: '--csv traz tudo o que se encontra: não vai com --{option}',
    en: '--csv gives everything that is found: it does not go with --{option}',
  },
  usage_buscar: { pt: 'buscar TERMO', en: 'buscar TERMS' },
  usage_ler: { pt: 'ler pub_…', en: 'ler pub_…' },
  usage_exportar: { pt: 'exportar ARQUIVO', en: 'exportar FILE' },
  command_more: {
    pt: 'Com --ajuda depois de um deles, as suas opções. A chave vem de ARAUTO_API_KEY.',
    en: 'With --help after one of them, its options. The key is that of ARAUTO_API_KEY.',
  },
  missing_after: {
    pt: 'falta o que vem depois de {command}',
    en: 'what comes after {command} is missing',
  },
  too_many: { pt: 'a mais: {rest}', en: 'too much: {rest}' },
}
