import { randomBytes } from 'node:crypto'
import {
  type KeyPatch,
  type KeySummary,
  changeKey,
  createKey,
  listKeys,
  revokeKey,
} from '../access/api-keys.ts'
import { SCOPES } from '../access/key-store.ts'
import { createKeyStore } from '../store/accounts/keys.ts'
import type { Arguments, CommandBody } from './command.ts'
import { givenId } from './given-id.ts'
import { onStore } from './on-store.ts'
import { tableText } from '../terminal/table.ts'

export const chaveCriar: CommandBody = {
  opcoes: {
    conta: { tipo: 'texto', descricao: 'Id da conta (cta_…)', obrigatoria: true },
    nome: { tipo: 'texto', descricao: 'Para que serve a chave', obrigatoria: true },
    escopos: {
      tipo: 'texto',
      descricao: `Separados por vírgula: ${SCOPES.join(', ')} (padrão: consulta)`,
    },
    limite: { tipo: 'texto', descricao: 'Requisições por minuto (padrão: 120)' },
    expira: { tipo: 'texto', descricao: 'Último dia de uso, AAAA-MM-DD (padrão: não expira)' },
    json: { tipo: 'chave', descricao: 'Escreve o resultado em JSON' },
  },
  async executar(args, { config }) {
    return await onStore(config, async ({ sql, clock }) => {
      const limite = args.texto('limite')
      const expira = args.texto('expira')
      const request = {
        conta: args.texto('conta') ?? '',
        nome: args.texto('nome') ?? '',
        escopos: listOf(args.texto('escopos') ?? 'consulta'),
        ...(limite === undefined ? {} : { limite: Number(limite) }),
        ...(expira === undefined ? {} : { expira }),
      }
      const key = await createKey(createKeyStore(sql), request, clock(), randomBytes)
      if (args.chave('json')) console.log(JSON.stringify(key))
      else {
        console.log(`Chave criada (${key.id}). Guarde-a agora; ela não será mostrada de novo:`)
        console.log(key.chave)
      }
      return 0
    })
  },
}

export const chaveListar: CommandBody = {
  opcoes: {
    conta: { tipo: 'texto', descricao: 'Só as chaves desta conta' },
    json: { tipo: 'chave', descricao: 'Escreve o resultado em JSON' },
  },
  async executar(args, { config }) {
    return await onStore(config, async ({ sql, clock }) => {
      const keys = await listKeys(createKeyStore(sql), args.texto('conta') ?? null, clock())
      if (args.chave('json')) console.log(JSON.stringify(keys))
      else console.log(keys.length === 0 ? 'Nenhuma chave.' : keyTable(keys))
      return 0
    })
  },
}

export const chaveRevogar: CommandBody = {
  opcoes: {
    'manter-criadas': {
      tipo: 'chave',
      descricao: 'Não revoga também as chaves que foram criadas com ela',
    },
    json: { tipo: 'chave', descricao: 'Escreve o resultado em JSON' },
  },
  async executar(args, { config }) {
    const id = givenId(args, 'chave', 'chave revogar chv_…')
    return await onStore(config, async ({ sql, clock }) => {
      await revokeKey(createKeyStore(sql), id, clock(), args.chave('manter-criadas'))
      console.log(
        args.chave('json') ? JSON.stringify({ id, revogada: true }) : `Chave ${id} revogada.`,
      )
      return 0
    })
  },
}

export const chaveAlterar: CommandBody = {
  opcoes: {
    nome: { tipo: 'texto', descricao: 'Para que serve a chave' },
    escopos: { tipo: 'texto', descricao: `Separados por vírgula: ${SCOPES.join(', ')}` },
    limite: { tipo: 'texto', descricao: 'Requisições por minuto' },
    expira: { tipo: 'texto', descricao: 'Último dia de uso, AAAA-MM-DD, ou nunca' },
    json: { tipo: 'chave', descricao: 'Escreve o resultado em JSON' },
  },
  async executar(args, { config }) {
    const id = givenId(args, 'chave', 'chave alterar chv_… --escopos consulta,webhooks')
    return await onStore(config, async ({ sql, clock }) => {
      const key = await changeKey(createKeyStore(sql), id, patchIn(args), clock())
      console.log(args.chave('json') ? JSON.stringify(key) : keyTable([key]))
      return 0
    })
  },
}

function patchIn(args: Arguments): KeyPatch {
  const [nome, escopos] = [args.texto('nome'), args.texto('escopos')]
  const [limite, expira] = [args.texto('limite'), args.texto('expira')]
  return {
    ...(nome === undefined ? {} : { nome }),
    ...(escopos === undefined ? {} : { escopos: listOf(escopos) }),
    ...(limite === undefined ? {} : { limite: Number(limite) }),
    ...(expira === undefined ? {} : { expira: expira === 'nunca' ? null : expira }),
  }
}

function listOf(text: string): string[] {
  return text.split(',').map((item) => item.trim())
}

function keyTable(keys: KeySummary[]): string {
  return tableText(
    ['id', 'conta', 'nome', 'prefixo', 'escopos', 'limite', 'situação', 'último uso'],
    keys.map((key) => [
      key.id,
      key.conta_id,
      key.nome,
      `ar_${key.publico}_…`,
      key.escopos.join(','),
      `${key.limite}/min`,
      key.situacao,
      key.ultimo_uso_em ?? 'nunca',
    ]),
  )
}
