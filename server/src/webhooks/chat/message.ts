import { maskCpfs } from '../../printed/mask-cpf.ts'

/** What a message in a chat says of an event, in no service's form yet. All texts are plain. */
export interface ChatMessage {
  /** Why it comes: the name of an alert, a kind of event. */
  label: string
  title: string
  /** The certified page, or null. */
  url: string | null
  /** Body, day and section. */
  place: string
  /** The words that match, or the act's summary; empty: there are none. */
  text: string
  /** Ids, for a link to the page, and the day (YYYY-MM-DD); null: it is of none. */
  act: string | null
  alert: string | null
  day: string | null
}

interface DeliveredAct {
  id: string
  titulo: string
  resumo: string
  data_publicacao: string
  secao: string
  orgao: string
  url_original: string | null
  situacao: string
  termos_correspondentes: string[]
  trechos: { segmentos: { texto: string }[] }[]
}

/** What a message says of a row, of whichever table. */
interface DeliveredRow {
  tipo_movimentacao?: string
  pessoa_nome?: string | null
  cargo_funcao?: string | null
  codigo?: string | null
  tipo_instrumento?: string
  fornecedor_nome?: string | null
  valor_global?: number | null
  tipo_aviso?: string
  modalidade?: string | null
  numero?: string | null
  ano?: number | null
  data_abertura?: string | null
  hora_abertura?: string | null
  objeto?: string | null
  categoria_sancao?: string
  sancionado_nome?: string | null
  abrangencia?: string | null
  valor_multa?: number | null
  ementa?: string | null
}

/** The `dados` of a delivery, of any type of event. */
interface Delivered {
  alerta?: { id: string; nome: string }
  publicacao?: DeliveredAct
  linha?: DeliveredRow
  /** A day of the row that comes near. */
  prazo?: { campo: string; data: string }
  retificada_por?: unknown
  edicao?: { numero: string; data: string; secoes: string[] }
  /** An example that its owner asked for. */
  teste?: true
}

/** The message of a delivery's body, which events/event-data.ts makes. Whoever is in the channel reads it: CPFs are masked. */
export function chatMessageOf(body: Uint8Array): ChatMessage {
  const message = writtenOf(body)
  const { label, title, text } = message
  return { ...message, label: maskCpfs(label), title: maskCpfs(title), text: maskCpfs(text) }
}

function writtenOf(body: Uint8Array): ChatMessage {
  const { tipo, dados } = JSON.parse(Buffer.from(body).toString()) as {
    tipo: string
    dados: Delivered
  }
  const { publicacao, linha, prazo, edicao, alerta, teste } = dados
  const mark = teste ? 'Teste: ' : ''
  if (publicacao !== undefined) {
    const near = prazo === undefined ? null : nearOf(prazo)
    const kind = linha === undefined ? labelOf(tipo, publicacao) : (near ?? 'Linha nova')
    const message = {
      ...ofAct(publicacao, mark + (alerta?.nome ?? kind)),
      alert: alerta?.id ?? null,
    }
    if (linha === undefined) return message
    // Where the label is the alert's name, the text says which day comes near.
    return { ...message, text: textOf(linha, alerta === undefined ? null : near) }
  }
  const { numero = '', data = '', secoes = [] } = edicao ?? {}
  return {
    label: `${mark}Edição publicada`,
    title: `Edição ${numero} do Diário Oficial da União`,
    url: null,
    place: `${dayOf(data)}, ${secoes.map(sectionOf).join(', ')}`,
    text: '',
    act: null,
    alert: null,
    day: data || null,
  }
}

function nearOf({ campo, data }: NonNullable<Delivered['prazo']>): string {
  return `${campo === 'vigencia_fim' ? 'Termina' : 'Abre'} em ${dayOf(data)}`
}

function ofAct(act: DeliveredAct, label: string): ChatMessage {
  const { id, titulo, resumo, orgao, data_publicacao, secao, url_original, trechos } = act
  const excerpts = trechos.map(({ segmentos }) => segmentos.map(({ texto }) => texto).join(''))
  return {
    label,
    title: titulo,
    url: url_original,
    place: `${orgao} · DOU de ${dayOf(data_publicacao)}, ${sectionOf(secao)}`,
    text: excerpts.length > 0 ? excerpts.join(' … ') : resumo,
    act: id,
    alert: null,
    day: data_publicacao,
  }
}

/** Its values, as printed. `near`: the day of it that comes near. */
function textOf(row: DeliveredRow, near: string | null): string {
  const reais = row.valor_global ?? row.valor_multa
  const values = [
    near,
    row.tipo_movimentacao ?? row.tipo_instrumento ?? row.tipo_aviso ?? row.categoria_sancao,
    row.pessoa_nome ?? row.fornecedor_nome ?? row.sancionado_nome,
    row.cargo_funcao,
    row.codigo,
    row.abrangencia,
    ...(row.tipo_aviso === undefined ? [] : tenderOf(row)),
    typeof reais === 'number' ? AMOUNT.format(reais) : null,
    row.objeto ?? row.ementa,
  ]
  return values
    .flatMap((value) => value ?? [])
    .map((value) => value.replaceAll('_', ' '))
    .join(' · ')
}

/** Which one it is, and when it opens; a contract has its bid, too, which is not what it is about. */
function tenderOf(row: DeliveredRow): (string | null | undefined)[] {
  const { numero, ano, data_abertura: day, hora_abertura: hour } = row
  const number = [numero, ano].flatMap((part) => part ?? []).join('/')
  const opens = day ? ['abre em', dayOf(day), hour].flatMap((part) => part ?? []).join(' ') : null
  return [row.modalidade, number || null, opens]
}

const AMOUNT = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })

function labelOf(tipo: string, { situacao, termos_correspondentes: termos }: DeliveredAct): string {
  if (tipo === 'publicacao.atualizada') return `Mudou: ${situacao.replaceAll('_', ' ')}`
  return termos.length > 0 ? termos.join(', ') : 'Publicação nova'
}

function dayOf(data: string): string {
  return data.split('-').toReversed().join('/')
}

function sectionOf(secao: string): string {
  return secao === 'extra' ? 'edição extra' : `seção ${secao}`
}
