/** Of an archive that got no recent edition. */
export const age = {
  newest: (day: string, ago: string) =>
    `Esta é a última edição do acervo, de ${day}, ${ago}. O que saiu depois dela não foi procurado.`,
  noNews: (day: string, ago: string) =>
    `A última edição do acervo é de ${day}, ${ago}. Enquanto não chegar outra, nada de novo será enviado.`,
}
