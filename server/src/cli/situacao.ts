import type { LedgerRow, SourceStatus } from '../gazette/ledger/ledger.ts'
import type { PermalinkReport } from '../gazette/portal/permalink-report.ts'
import { type SectionReport, reportSources } from '../gazette/ledger/source-report.ts'
import { isProvisional } from '../gazette/ledger/provisional.ts'
import { EXTRACTOR_VERSION } from '../gazette/rows/extractor-version.ts'
import type { MeaningState } from '../meaning/meaning-state.ts'
import type { MailSummary } from '../mail/mail.ts'
import { readImportReport } from '../store/archive/imported-files.ts'
import { createLedgerReader } from '../store/archive/ledger.ts'
import { createPublicationReader } from '../store/archive/publications.ts'
import { readPermalinkReport } from '../store/collector/permalinks.ts'
import { readSourceStatus } from '../store/collector/source-status.ts'
import { readVectorsState } from '../store/sqlite/vectors-file.ts'
import { countUnreadEditions } from '../store/row-tables/reread-rows.ts'
import { createMailReader } from '../store/mail/mails.ts'
import { counted } from '../lib/text/counted.ts'
import { PROGRAM } from '../lib/errors/program.ts'
import type { CommandBody } from './command.ts'
import { editionCalendar } from './situacao/edition-calendar.ts'
import { missingEditions } from './situacao/missing-editions.ts'
import { onStore } from './on-store.ts'
import { homeOf } from '../threads/home/home-of.ts'

/** How many of the latest refused files and rejected articles to show. */
const FAULTS_SHOWN = 10

/** The content of an archive that does not exist yet. */
const NOTHING = {
  publicacoes: 0,
  edicoes: 0,
  ultima_data: null,
  coletor: null,
  enderecos: null,
  correio: {
    aguardando: 0,
    mais_antigo_em: null,
    enviados: 0,
    abandonados: 0,
    ultimo_erro: null,
  },
  sentido: null,
  linhas: { edicoes: 0, por_ler: 0 },
  fontes: [],
  recusados: [],
  rejeicoes: [],
}

export const situacao: CommandBody = {
  opcoes: { json: { tipo: 'chave', descricao: 'Escreve em JSON, com o registro inteiro' } },
  async executar(args, { config }) {
    const home = homeOf(config)
    if (!(await home.exists())) {
      console.log(
        args.chave('json')
          ? JSON.stringify(NOTHING)
          : `Ainda não há acervo em ${config.dataDir}. Comece por: ${PROGRAM} importar <zip>`,
      )
      return 0
    }
    return await onStore(config, async ({ sql, clock }) => {
      const summary = await createPublicationReader(sql).summary()
      const coletor = await readSourceStatus(sql)
      const enderecos = await readPermalinkReport(sql)
      const correio = await createMailReader(sql).summary()
      const sentido = readVectorsState(config.dataDir)
      const linhas = await countUnreadEditions(sql, EXTRACTOR_VERSION)
      const rows = await createLedgerReader(sql).between('', '9999')
      const { recusados, rejeicoes } = await readImportReport(sql, FAULTS_SHOWN)
      if (args.chave('json')) {
        console.log(
          JSON.stringify({
            ...summary,
            coletor,
            enderecos,
            correio,
            sentido,
            linhas,
            fontes: rows.map((row) => asJson(row, clock())),
            recusados,
            rejeicoes,
          }),
        )
        return 0
      }
      const fontes = report(rows, clock())
      console.log(
        `Acervo ${home.place}: ${counted(summary.publicacoes, 'publicação', 'publicações')} em ${counted(summary.edicoes, 'edição', 'edições')}.`,
      )
      console.log(describeCollector(coletor))
      if (enderecos) console.log(describePermalinks(enderecos))
      console.log(describeMail(correio, config.mail !== null))
      if (sentido) console.log(describeMeaning(sentido, summary.publicacoes))
      if (linhas.por_ler > 0) console.log(describeRows(linhas))
      if (fontes.length > 0) console.log(`\n${editionCalendar(fontes)}`)
      printList('O que falta, e por quê:', missingEditions(fontes))
      printList(
        `Arquivos recusados por inteiro (até os ${FAULTS_SHOWN} mais recentes):`,
        recusados.map(({ arquivo, motivo, em }) => `${arquivo}: ${motivo} (${local(em)})`),
      )
      printList(
        `Artigos separados com erro (até os ${FAULTS_SHOWN} mais recentes):`,
        rejeicoes.map(({ arquivo, artigo, motivo }) => `${arquivo}: ${artigo}: ${motivo}`),
      )
      return 0
    })
  },
}

/** A row with what it means now in place of what that follows from. */
function asJson({ unconfirmed_since, ...row }: LedgerRow, now: Date) {
  return { ...row, provisoria: isProvisional({ ...row, unconfirmed_since }, now) }
}

function report(rows: LedgerRow[], now: Date): SectionReport[] {
  const first = rows[0]?.data
  const last = rows.at(-1)?.data
  if (first === undefined || last === undefined) return []
  return reportSources(rows, { first, last, now })
}

function describeCollector(coletor: SourceStatus | null): string {
  if (coletor === null) return 'Coletor: ainda não trabalhou neste acervo.'
  const { ultima_resposta_em, falhas_consecutivas, mensagem, proxima_tentativa_em } = coletor
  const answered = `última resposta da fonte: ${local(ultima_resposta_em)}`
  if (falhas_consecutivas === 0) return `Coletor: ${answered}.`
  return `Coletor: ${counted(falhas_consecutivas, 'falha seguida', 'falhas seguidas')}; ${answered}; próxima tentativa: ${local(proxima_tentativa_em)}. ${mensagem}`
}

function describePermalinks(report: PermalinkReport): string {
  const { publicacoes, enderecos, falhas_consecutivas, mensagem } = report
  const counts = `Endereços permanentes: ${enderecos.toLocaleString('pt-BR')} de ${counted(publicacoes, 'publicação', 'publicações')} das seções lidas no portal`
  return falhas_consecutivas === 0
    ? `${counts}.`
    : `${counts}; ${counted(falhas_consecutivas, 'falha seguida', 'falhas seguidas')}. ${mensagem}`
}

function describeMail(
  { aguardando, mais_antigo_em, enviados, abandonados, ultimo_erro }: MailSummary,
  canSend: boolean,
): string {
  const counts = `E-mails: ${aguardando.toLocaleString('pt-BR')} na fila, ${counted(enviados, 'enviado', 'enviados')}, ${counted(abandonados, 'descartado', 'descartados')}`
  const since =
    mais_antigo_em === null ? '' : `; o mais antigo da fila é de ${local(mais_antigo_em)}`
  const why = canSend ? '' : '. Sem ARAUTO_SMTP_URL nada é enviado'
  return `${counts}${since}${why}.${ultimo_erro === null ? '' : ` Última falha: ${ultimo_erro}`}`
}

function describeMeaning({ modelo, vetores, falha }: MeaningState, acts: number): string {
  const made = `Índice de sentido: ${counted(vetores, 'publicação', 'publicações')} de ${acts.toLocaleString('pt-BR')}`
  const by = modelo === null ? '' : `, pelo modelo ${modelo}`
  return `${made}${by}.${falha === null ? '' : ` O que impede as outras: ${falha}`}`
}

function describeRows({ edicoes, por_ler }: { edicoes: number; por_ler: number }): string {
  const left = `${por_ler.toLocaleString('pt-BR')} de ${counted(edicoes, 'edição', 'edições')}`
  return `Linhas das tabelas: faltam ler, por regras mais novas, as de ${left}; o serviço as lê aos poucos.`
}

const brasilia = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  dateStyle: 'short',
  timeStyle: 'short',
})

function local(instant: string | null): string {
  return instant === null ? 'nunca' : `${brasilia.format(new Date(instant))} (Brasília)`
}

/** Prints a heading and its items; nothing when there are none. */
function printList(heading: string, items: string[]): void {
  if (items.length > 0) console.log(`\n${[heading, ...items].join('\n  ')}`)
}
