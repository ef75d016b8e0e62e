import { Problem, detailOf } from '../lib/errors/problem.ts'
import { counted } from '../lib/text/counted.ts'
import { changeAccount, closeAccount, createAccount } from '../access/accounts.ts'
import { createKeyStore } from '../store/accounts/keys.ts'
import type { CommandBody } from './command.ts'
import { givenId } from './given-id.ts'
import { onStore, onStoreOrNew } from './on-store.ts'
import { tableText } from '../terminal/table.ts'
import { PROGRAM } from '../lib/errors/program.ts'
import { homeOf } from '../threads/home/home-of.ts'
import { newArchiveLines } from './new-archive.ts'

export const contaCriar: CommandBody = {
  opcoes: {
    nome: { tipo: 'texto', descricao: 'Nome da pessoa ou equipe', obrigatoria: true },
    email: { tipo: 'texto', descricao: 'E-mail para avisos da conta', obrigatoria: true },
    json: { tipo: 'chave', descricao: 'Escreve o resultado em JSON' },
  },
  async executar(args, { config }) {
    const begins = await newArchiveLines(homeOf(config))
    return await onStoreOrNew(config, async ({ sql, clock }) => {
      const nome = args.texto('nome') ?? ''
      const email = args.texto('email') ?? ''
      const account = await createAccount(createKeyStore(sql), { nome, email }, clock())
      if (args.chave('json')) console.log(JSON.stringify(account))
      else {
        for (const line of begins) console.log(line)
        console.log(`Conta criada: ${account.id}`)
        console.log(
          `Agora crie uma chave: ${PROGRAM} chave criar --conta ${account.id} --nome principal --escopos consulta,webhooks,alertas`,
        )
      }
      return 0
    })
  },
}

export const contaListar: CommandBody = {
  opcoes: { json: { tipo: 'chave', descricao: 'Escreve o resultado em JSON' } },
  async executar(args, { config }) {
    return await onStore(config, async ({ sql, clock }) => {
      const accounts = await createKeyStore(sql).listAccounts(clock())
      if (args.chave('json')) console.log(JSON.stringify(accounts))
      else if (accounts.length === 0) console.log('Nenhuma conta.')
      else
        console.log(
          tableText(
            ['id', 'nome', 'e-mail', 'pessoas', 'chaves ativas', 'webhooks', 'alertas'],
            accounts.map(({ id, nome, email, ...has }) => [
              id,
              nome,
              email,
              ...[has.pessoas, has.chaves_ativas, has.webhooks, has.alertas].map(String),
            ]),
          ),
        )
      return 0
    })
  },
}

export const contaAlterar: CommandBody = {
  opcoes: {
    nome: { tipo: 'texto', descricao: 'Nome da pessoa ou equipe' },
    email: { tipo: 'texto', descricao: 'E-mail para avisos da conta' },
  },
  async executar(args, { config }) {
    const id = givenId(args, 'conta', 'conta alterar cta_… --email equipe@exemplo.com.br')
    const [nome, email] = [args.texto('nome'), args.texto('email')]
    if (nome === undefined && email === undefined) throw nothingToChange()
    return await onStore(config, async ({ sql }) => {
      await changeAccount(createKeyStore(sql), id, {
        ...(nome === undefined ? {} : { nome }),
        ...(email === undefined ? {} : { email }),
      })
      console.log(`Conta ${id} alterada.`)
      return 0
    })
  },
}

function nothingToChange(): Problem {
  return new Problem('parametro_invalido', 'Não se disse o que alterar.', [
    detailOf('--nome, --email', 'faltam os dois', 'Dê ao menos um.'),
  ])
}

export const contaExcluir: CommandBody = {
  opcoes: { sim: { tipo: 'chave', descricao: 'Confirma: não há volta', obrigatoria: true } },
  async executar(args, { config }) {
    const id = givenId(args, 'conta', 'conta excluir cta_… --sim')
    return await onStore(config, async ({ sql, clock }) => {
      const { keys, webhooks } = await closeAccount(createKeyStore(sql), id, clock())
      console.log(
        `Conta ${id} excluída: ${counted(keys, 'chave revogada', 'chaves revogadas')}, ${counted(webhooks, 'webhook excluído', 'webhooks excluídos')}; alertas, endereços e pessoas apagados. O registro do que já lhe foi enviado some em um dia.`,
      )
      return 0
    })
  },
}
