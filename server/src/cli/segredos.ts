import { systemClock } from '../lib/time/clock.ts'
import { discardSecrets } from '../store/discard-secrets.ts'
import { createSqliteHandle } from '../store/sqlite/connection.ts'
import { expectArchive, openDatabase } from '../store/sqlite/database.ts'
import { lockDataDir } from '../store/sqlite/lock.ts'
import type { CommandBody } from './command.ts'
import { asCommand } from './on-store.ts'

export const segredosDescartar: CommandBody = {
  semCluster: 'Ponha a chave original em ARAUTO_SECRET_KEY, em todos os processos.',
  opcoes: {
    sim: { tipo: 'chave', descricao: 'Confirma: não há volta', obrigatoria: true },
    json: { tipo: 'chave', descricao: 'Escreve o resultado em JSON' },
  },
  async executar(args, { config }) {
    const { dataDir, secretKey } = config
    expectArchive(dataDir)
    using _lock = lockDataDir(dataDir)
    using db = openDatabase(dataDir)
    const now = systemClock()
    const gone = await asCommand(now, () =>
      discardSecrets(createSqliteHandle(db), dataDir, secretKey, now),
    )
    if (args.chave('json')) console.log(JSON.stringify(gone))
    else
      console.log(
        [
          `Webhooks inativos: ${gone.webhooks}. Dê a cada um um segredo novo (POST /webhooks/{id}/secret, com "carencia_horas": 0) e reative-o (PATCH {"ativo": true}).`,
          ...(gone.enderecos === 0 ? [] : [lostAddresses(gone.enderecos)]),
          `Pessoas que entram só com a senha, até religarem o aplicativo autenticador: ${gone.pessoas}. E-mails com links descartados: ${gone.emails}. Leitores que recebem feeds pelo hub os assinam de novo.`,
          'As declarações seguintes sobre os dias terão uma chave de assinatura nova; as anteriores continuam a conferir com a delas.',
          'Guarde uma cópia de segredos.chave à parte: nenhum backup a contém.',
        ].join('\n'),
      )
    return 0
  },
}

function lostAddresses(enderecos: number): string {
  return `De ${enderecos} deles, que são canais e navegadores, perdeu-se também o endereço: copie-o outra vez do serviço e reative-o com ele (PATCH {"url": "https://…", "ativo": true}, ou na página); num navegador, ligue de novo os avisos.`
}
