import { createAccount } from '../access/accounts.ts'
import { createKeyStore } from '../store/accounts/keys.ts'
import { createSqliteHandle } from '../store/sqlite/connection.ts'
import { openDatabase } from '../store/sqlite/database.ts'
import type { Command } from './command.ts'

export const contaCriar: Command = {
  nome: 'conta criar',
  resumo: 'Cria uma conta, dona de chaves, webhooks e alertas.',
  posicionais: '',
  opcoes: {
    nome: { tipo: 'texto', descricao: 'Nome da pessoa ou equipe', obrigatoria: true },
    email: { tipo: 'texto', descricao: 'E-mail para avisos da conta', obrigatoria: true },
    json: { tipo: 'chave', descricao: 'Escreve o resultado em JSON' },
  },
  async executar(args, { config }) {
    using db = openDatabase(config.dataDir)
    const nome = args.texto('nome') ?? ''
    const email = args.texto('email') ?? ''
    const account = await createAccount(
      createKeyStore(createSqliteHandle(db)),
      { nome, email },
      new Date(),
    )
    if (args.chave('json')) console.log(JSON.stringify(account))
    else {
      console.log(`Conta criada: ${account.id}`)
      console.log(
        `Agora crie uma chave: npx arauto chave criar --conta ${account.id} --nome principal`,
      )
    }
    return 0
  },
}
