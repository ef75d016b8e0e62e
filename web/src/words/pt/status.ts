/** Whether the service is up to date, for anybody. */
export const status = {
  title: 'Situação do serviço',
  of: (day: string) => `Edição de ${day}`,
  states: {
    em_dia: 'O serviço está em dia.',
    aguardada: 'A edição de hoje é esperada até as 6h de Brasília.',
    incompleta: 'De alguma seção só há uma parte.',
    atrasada: 'Falta alguma seção que já devia estar no acervo.',
  },
  before: {
    incompleta: (day: string) => `De ${day} ainda falta uma parte.`,
    atrasada: (day: string) => `De ${day} ainda falta alguma seção.`,
  },
  late: 'Com que atraso',
  lateHelp:
    'Metade das seções do mês levou no máximo o primeiro tempo; 99 em cada 100, no máximo o segundo.',
  month: 'Mês',
  legs: { coleta: 'Da fonte ao acervo', ultima_saida: 'Do acervo à saída da última entrega' },
  half: 'metade',
  nearlyAll: '99%',
  measured: (count: string, all: string) => `${count} de ${all} seções medidas`,
  notMeasured: 'não medido',
  nothing: 'Nada foi medido nos últimos meses.',
  howMeasured:
    'Da fonte ao acervo conta do último olhar que não achou o arquivo: nunca é menos do que foi. O que não foi observado não entra.',
  ofNobody: 'Aqui não há nada de conta nenhuma.',
}
