// node examples/alerta.mjs: tries out an alert, creates it, and deletes it again.
import { APIError, Arauto } from 'arauto-client'

const arauto = new Arauto()
const consulta = '"pregão eletrônico" -saúde'
try {
  const simulacao = await arauto.alertas.simular({ consulta })
  console.log(`Teria disparado ${simulacao.total} vezes desde ${simulacao.desde}.`)
  const alerta = await arauto.alertas.criar({
    nome: 'Pregões',
    consulta,
    frequencia: 'diaria',
    hora: 8,
  })
  for (const { mensagem } of alerta.avisos) console.log(`Aviso: ${mensagem}`)
  await arauto.alertas.excluir(alerta.id)
} catch (error) {
  if (!(error instanceof APIError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
