import type { Imported } from '../threads/import/import-into.ts'
import { homeOf } from '../threads/home/home-of.ts'
import { counted } from '../lib/text/counted.ts'
import type { CommandBody } from './command.ts'
import { tellTrouble } from './importar/trouble.ts'
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
    // Loaded here, so that other commands need not wait for it.
    const { importInto } = await import('../threads/import/import-into.ts')
    await using target = await homeOf(config).openTarget()
    const progress = createByteProgress('Importando')
    const result = await importInto(target, config, {
      paths: args.posicionais,
      notify: args.chave('notificar'),
      reread: args.chave('reler'),
      signal,
      onProgress: progress.update,
    }).finally(progress.stop)
    tellTrouble(result)
    console.log(
      args.chave('json') ? JSON.stringify(result.summary) : describe(result, args.chave('reler')),
    )
    return result.refused.length > 0 ? 2 : 0
  },
}

function describe({ summary }: Imported, isRereading: boolean): string {
  const { arquivos, pulados, edicoes, artigos, publicacoes } = summary
  const { novas, alteradas, iguais, rejeitados, fragmentos, imagens } = summary
  if (arquivos === 0) return 'Nada foi importado.'
  if (iguais === publicacoes && rejeitados === 0 && imagens === 0)
    return isRereading
      ? `Nenhum ato mudou, e o que o programa lê deles está em dia: ${publicacoes} publicações (arquivos: ${arquivos}).`
      : `Nada mudou: o acervo já tinha as ${publicacoes} publicações (arquivos: ${arquivos}).`
  const lines = [
    `Artigos: ${artigos}, em ${counted(arquivos, 'arquivo', 'arquivos')} e ${counted(edicoes, 'edição', 'edições')}; publicações: ${publicacoes}`,
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
