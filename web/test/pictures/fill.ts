import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { ask } from '../ask.ts'
import { type Service, zipOf } from '../service.ts'

/** Ids that the scenes open by address. */
export interface Filled {
  webhook: string
  /** A webhook whose receiver does not answer. */
  broken: string
}

/** Enough deliveries for a list and a chart. */
const DELIVERIES = 40

/**
 * Creates entries for every list: two webhooks, one with a failing receiver; alerts, keys, an
 * invitation.
 */
export async function fill(page: Page, service: Service, receiver: string): Promise<Filled> {
  const post = (path: string, data: object) => ask(page, 'POST', path, data)
  const webhook = await post('/webhooks', {
    nome: 'Pessoal, para o ERP',
    url: `${receiver}/arauto/entrada`,
    eventos: ['publicacao.nova', 'alerta.match'],
    filtros: { termos: ['nomear OU exonerar', 'aposentadoria'], secoes: ['2'] },
  })
  const broken = await post('/webhooks', {
    nome: 'Aposentadorias para a planilha da Coordenação-Geral de Gestão de Pessoas',
    url: 'https://erp.exemplo.com.br/arauto/entrada/diario-oficial-da-uniao/secao-2/pessoal',
    eventos: ['publicacao.nova', 'edicao.publicada'],
    filtros: { termos: ['aposentadoria'] },
  })
  await post('/alertas', {
    nome: 'Pregões de limpeza',
    consulta: '"pregão eletrônico" limpeza',
    filtros: { secoes: ['3'] },
    canais: { emails: [service.email], webhooks: [webhook.id] },
  })
  await post('/alertas', {
    nome: 'Nomeações e exonerações em cargos em comissão do Ministério da Saúde e das autarquias',
    consulta: '(nomear OU exonerar OU designar OU dispensar) "cargo em comissão" -substituto',
    filtros: { secoes: ['2', 'extra'], orgaos: ['Ministério da Saúde'], situacoes: ['retificada'] },
    canais: { emails: [service.email, 'coordenacao-geral-de-pessoas@saude.exemplo.com.br'] },
    frequencia: 'diaria',
    avisar_vazio: true,
  })
  await post('/chaves', { nome: 'ERP, produção', escopos: ['consulta', 'webhooks'] })
  await post('/chaves', { nome: 'Planilhas', escopos: ['consulta'], expira: '2030-12-31' })
  await post('/convites', { email: 'socia@exemplo.com.br' })
  await publish(page, service, '2023-03-22-DO2', webhook.id)
  return { webhook: webhook.id, broken: broken.id }
}

/** Uploads a new edition, and waits until the webhook has received some of it. */
async function publish(page: Page, service: Service, name: string, webhook: string): Promise<void> {
  const uploaded = await page.request.post(
    `${service.url}/api/v1/operacao/envios?nome=${name}.zip&notificar=true`,
    {
      headers: { 'X-Requested-With': 'arauto', 'Content-Type': 'application/zip' },
      data: readFileSync(zipOf(name)),
    },
  )
  if (!uploaded.ok()) throw new Error(await uploaded.text())
  for (;;) {
    const path = `/webhooks/${webhook}/deliveries?status=entregue`
    if ((await ask(page, 'GET', path)).total > DELIVERIES) return
    await page.waitForTimeout(500)
  }
}
