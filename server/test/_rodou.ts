import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { DagFile, DagContext } from '../src/rodou/dag.ts'

const FOLDER = join(import.meta.dirname, 'rodou/pasta')

/** Invented files of the shapes that real ones have. */
export function inventedFiles(): DagFile[] {
  return readdirSync(FOLDER)
    .toSorted()
    .map((nome) => ({ nome, bytes: readFileSync(join(FOLDER, nome)) }))
}

/** The lists that two of them need. */
export const INVENTED_LISTS: DagContext['lists'] = {
  variaveis: new Map([
    [
      'termos_fornecedores',
      [
        { termo: 'Empresa Exemplar Ltda', grupo: null },
        { termo: '12.345.678/0001-95', grupo: null },
      ],
    ],
  ]),
  consultas: new Map([
    [
      'conexao_exemplo',
      [
        { termo: 'Maria Exemplar da Silva', grupo: 'diretoria' },
        { termo: 'João Fictício de Souza', grupo: 'gabinete' },
      ],
    ],
  ]),
}
