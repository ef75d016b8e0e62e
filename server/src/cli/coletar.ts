import type { CollectorEvent } from '../collector/ports.ts'
import { systemClock } from '../lib/time/clock.ts'
import { Problem, detailOf } from '../lib/errors/problem.ts'
import { PROGRAM } from '../lib/errors/program.ts'
import { brasiliaTime } from '../mail/brasilia-time.ts'
import type { CommandBody } from './command.ts'
import { homeOf } from '../threads/home/home-of.ts'
import { counted } from '../lib/text/counted.ts'

export const coletar: CommandBody = {
  opcoes: {
    agora: { tipo: 'chave', descricao: 'Tenta já, mesmo depois de uma falha recente' },
  },
  async executar(args, { config, signal }) {
    const { collector } = config
    if (collector === null)
      throw new Problem('parametro_invalido', 'Faltam as credenciais do INLABS.', [
        detailOf(
          'ARAUTO_INLABS_EMAIL, ARAUTO_INLABS_PASSWORD',
          'não estão definidas',
          'A conta é gratuita: https://inlabs.in.gov.br/acessar.php',
        ),
      ])
    // Loaded here, so that other commands need not wait for it.
    const { collectInto } = await import('../threads/collect/collect-into.ts')
    const home = homeOf(config)
    await using target = await home.openTarget()
    console.error(`Coletando de ${collector.url} para o acervo ${home.place}. Ctrl-C encerra.`)
    const onEvent = (event: CollectorEvent) =>
      console.error(`${systemClock().toISOString()} ${describe(event)}`)
    const eager = args.chave('agora')
    await collectInto(target, config, collector, { signal, onEvent, eager })
    console.error('Coleta encerrada. O que já entrou está no acervo.')
    return 0
  },
}

function describe(event: CollectorEvent): string {
  switch (event.kind) {
    case 'taken': {
      const { data, pubName, publicacoes, novas, alteradas, rejeitados } = event
      return `${data} ${pubName}: ${counted(publicacoes, 'publicação', 'publicações')} (${counted(novas, 'nova', 'novas')}, ${counted(alteradas, 'alterada', 'alteradas')}; ${counted(rejeitados, 'separada', 'separadas')} com erro)`
    }
    case 'linked': {
      const { data, pubName, publicacoes, enderecos } = event
      return `${data} ${pubName}: ${enderecos.toLocaleString('pt-BR')} de ${counted(publicacoes, 'publicação', 'publicações')} com endereço permanente`
    }
    case 'failed': {
      const { data, pubName, failure } = event
      return [data, pubName, failure.mensagem].filter((part) => part !== null).join(' ')
    }
    case 'waiting':
      return `A fonte falhou há pouco: nova tentativa em ${brasiliaTime(event.until.toISOString())}. Para tentar já: ${PROGRAM} coletar --agora`
    case 'busy':
      return 'Outro coletor está trabalhando neste acervo; este espera a vez.'
    case 'overtaken':
      return 'Outro coletor assumiu o trabalho enquanto este estava parado.'
    case 'crashed':
      return `Falha inesperada do coletor: ${String(event.error)}`
  }
}
