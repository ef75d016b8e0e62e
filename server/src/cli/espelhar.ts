import type { Config } from '../config.ts'
import { Problem, detailOf } from '../lib/errors/problem.ts'
import { systemClock } from '../lib/time/clock.ts'
import { systemSleep } from '../lib/time/sleep.ts'
import type { MirrorBeginning, MirrorPass } from '../mirror/follow.ts'
import { createProgress } from '../terminal/progress.ts'
import { homeOf } from '../threads/home/home-of.ts'
import { serviceOptions, askedService } from './asked-service.ts'
import type { Arguments, CommandBody } from './command.ts'

export const espelhar: CommandBody = {
  opcoes: {
    chave: serviceOptions('o escopo consulta na origem').chave,
    'uma-vez': { tipo: 'chave', descricao: 'Traz o que há de novo e termina (para o cron)' },
    'do-comeco': {
      tipo: 'chave',
      descricao: 'Traz tudo de novo, por cima, se a origem não conhece mais o lugar deste espelho',
    },
    reconciliar: {
      tipo: 'chave',
      descricao:
        'Como --do-comeco, e dá por retirados os atos que a origem não tem mais (foi restaurada)',
    },
    json: { tipo: 'chave', descricao: 'Escreve na saída padrão o que cada vez trouxe, em JSON' },
  },
  complemento: () =>
    'A primeira vez enche o acervo em silêncio; depois, o que chega gera eventos para alertas e webhooks.',
  interrompido: 'O que já veio está no acervo; o mesmo comando continua depois dele.',
  async executar(args, { config, signal }) {
    const { base, chave } = givenOrigin(args, config)
    refuseCollector(config)
    // Loaded here, so that other commands need not wait for it.
    const { mirrorInto } = await import('../threads/mirror/mirror-into.ts')
    const { createOriginClient } = await import('../mirror/origin-client.ts')
    const once = args.chave('uma-vez')
    const home = homeOf(config)
    await using target = await home.openTarget()
    const progress = createProgress('Espelhando', 'atos')
    const origin = createOriginClient({
      base,
      chave,
      signal,
      sleep: systemSleep,
      isImpatient: once,
      onWait: (motivo, ms) =>
        tell(`a origem ${motivo}; outra tentativa em ${Math.ceil(ms / 1_000)} s`),
    })
    if (!once) console.error(`Espelhando ${base} no acervo ${home.place}. Ctrl-C encerra.`)
    await mirrorInto(target, config, {
      origem: base,
      origin,
      once,
      beginning: beginningOf(args),
      signal,
      onProgress: (acts, ofOrigin) => progress.update(acts, Math.max(acts, ofOrigin)),
      onPass(pass) {
        progress.stop()
        if (args.chave('json')) console.log(JSON.stringify(pass))
        else if (once) console.log(describe(pass))
        else if (!isNothing(pass)) tell(describe(pass))
      },
    }).finally(progress.stop)
    return 0
  },
}

function beginningOf(args: Arguments): MirrorBeginning {
  if (args.chave('reconciliar')) return 'reconciliando'
  return args.chave('do-comeco') ? 'do_comeco' : 'onde_parou'
}

/** @throws Problem without an address or a key */
function givenOrigin(args: Arguments, config: Config) {
  const [url = '', ...more] = args.posicionais
  const { protocol } = URL.parse(url) ?? { protocol: null }
  if ((protocol !== 'https:' && protocol !== 'http:') || more.length > 0)
    throw new Problem('parametro_invalido', 'Falta o endereço da origem.', [
      detailOf('<endereço>', 'não é um endereço só', 'Por exemplo: https://arauto.exemplo.gov.br'),
    ])
  return askedService(args, config, 'consulta', url)
}

/** Two sources would tell the same acts twice, each with its own ledger. */
function refuseCollector({ collector }: Config): void {
  if (collector === null) return
  throw new Problem('conflito', 'Este acervo coleta do INLABS; um espelho segue só a sua origem.', [
    detailOf(
      'ARAUTO_INLABS_EMAIL, ARAUTO_INLABS_PASSWORD',
      'estão definidas',
      'Tire-as, aqui e no servir deste acervo, ou espelhe em outro acervo (ARAUTO_DATA_DIR).',
    ),
  ])
}

function tell(text: string): void {
  console.error(`${systemClock().toISOString()} ${text}`)
}

function isNothing({ alteracoes, retiradas, secoes }: MirrorPass): boolean {
  return alteracoes === 0 && retiradas === 0 && secoes === 0
}

function describe(pass: MirrorPass): string {
  if (isNothing(pass)) return 'Nada mudou na origem.'
  const { alteracoes, novas, alteradas, imagens, retiradas, secoes } = pass
  const lost = retiradas === 0 ? '' : `; retiradas, porque a origem não as tem mais: ${retiradas}`
  return `alterações: ${alteracoes} (atos novos: ${novas}, com outro texto: ${alteradas}); imagens: ${imagens}; seções no livro: ${secoes}${lost}`
}
