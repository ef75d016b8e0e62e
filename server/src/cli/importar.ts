import type { Imported } from '../threads/import/import-into.ts'
import type { Config } from '../config.ts'
import { countImport } from '../ingest/import-result.ts'
import { type RefusedPath, findSources } from '../ingest/sources.ts'
import type { ArchiveHome } from '../threads/home/archive-home.ts'
import { homeOf } from '../threads/home/home-of.ts'
import { counted } from '../lib/text/counted.ts'
import type { Arguments, CommandBody } from './command.ts'
import { tellTrouble } from './importar/trouble.ts'
import { newArchiveLines } from './new-archive.ts'
import { createByteProgress } from '../terminal/progress.ts'

export const importar: CommandBody = {
  opcoes: {
    notificar: {
      tipo: 'chave',
      descricao: 'Gera eventos para o que for novo (padrão: carga silenciosa)',
    },
    reler: {
      tipo: 'chave',
      descricao:
        'Lê de novo também os zips já lidos por inteiro (padrão: são pulados); interrompido, continua depois do último que releu',
    },
    json: { tipo: 'chave', descricao: 'Escreve o resumo em JSON na saída padrão' },
  },
  interrompido: 'O que já entrou está no acervo; o mesmo comando completa o resto.',
  async executar(args, { config, signal }) {
    const home = homeOf(config)
    const { sources, refused } = await findSources(args.posicionais)
    const isBegun = (await home.exists()) || sources.length > 0
    if (isBegun && !args.chave('json'))
      for (const line of await newArchiveLines(home)) console.log(line)
    const result = isBegun
      ? await importPaths(home, args, config, signal)
      : importedNothing(refused)
    tellTrouble(result)
    console.log(
      args.chave('json') ? JSON.stringify(result.summary) : describe(result, args.chave('reler')),
    )
    return result.refused.length > 0 ? 2 : 0
  },
}

async function importPaths(
  home: ArchiveHome,
  args: Arguments,
  config: Config,
  signal: AbortSignal,
): Promise<Imported> {
  // Loaded here, so that a mistaken path is told at once.
  const { importInto } = await import('../threads/import/import-into.ts')
  await using target = await home.openTarget()
  const progress = createByteProgress('Importando')
  return await importInto(target, config, {
    paths: args.posicionais,
    notify: args.chave('notificar'),
    reread: args.chave('reler'),
    signal,
    onProgress: progress.update,
  }).finally(progress.stop)
}

/** No archive begins with a mistaken path. */
function importedNothing(refused: RefusedPath[]): Imported {
  return { ...countImport([], refused, () => {}).end(), unsigned: false }
}

function describe({ summary }: Imported, isRereading: boolean): string {
  const { arquivos, pulados, edicoes, artigos, publicacoes } = summary
  const { novas, alteradas, iguais, rejeitados, fragmentos, imagens } = summary
  if (arquivos === 0) return 'Nada foi importado.'
  if (iguais === publicacoes && rejeitados === 0 && imagens === 0)
    return isRereading
      ? `Nenhum ato mudou, e o que o programa lê deles está em dia: ${counted(publicacoes, 'publicação', 'publicações')} (arquivos: ${arquivos}).`
      : `Nada mudou: o acervo já tinha as ${counted(publicacoes, 'publicação', 'publicações')} (arquivos: ${arquivos}).`
  const lines = [
    `Artigos: ${artigos.toLocaleString('pt-BR')}, em ${counted(arquivos, 'arquivo', 'arquivos')} e ${counted(edicoes, 'edição', 'edições')}; publicações: ${publicacoes.toLocaleString('pt-BR')}`,
    `  ${counted(novas, 'nova', 'novas')}, ${counted(alteradas, 'alterada', 'alteradas')}, ${counted(iguais, 'igual', 'iguais')}; ${counted(rejeitados, 'artigo separado', 'artigos separados')} com erro`,
  ]
  if (fragmentos > 0)
    lines.push(
      `  Fora, por não serem atos: ${counted(fragmentos, 'fragmento', 'fragmentos')} de página`,
    )
  if (imagens > 0) lines.push(`  ${counted(imagens, 'imagem guardada', 'imagens guardadas')}`)
  if (pulados > 0)
    lines.push(
      `  ${isRereading ? 'Já relidos antes da interrupção' : 'Já lidos por inteiro antes'}: ${counted(pulados, 'arquivo pulado', 'arquivos pulados')}`,
    )
  return lines.join('\n')
}
