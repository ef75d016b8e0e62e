import { matchesOf } from '../../engine/entities.ts'
import { pointCounter } from '../lib/text/point-counter.ts'

/** Where an image stands in the text of an act; places are in code points. */
export interface ImagePlace {
  /** As its source names it. */
  nome: string
  inicio: number
  fim: number
}

/** What stands in a text for an image: nothing else tells that something is missing. */
export function imageMark(name: string): string {
  return `[imagem: ${name}, só na versão certificada]`
}

/** Names are shorter, and have no brackets (article/html-text.ts). */
const MARK = /\[imagem: ([^[\]]{1,100}), só na versão certificada\]/g

/** The images of a text, in its order. */
export function imagePlaces(text: string): ImagePlace[] {
  if (!text.includes('[imagem: ')) return []
  const pointsUntil = pointCounter(text)
  return matchesOf(text, MARK).map(({ 0: mark, 1: nome = '', index }) => ({
    nome,
    inicio: pointsUntil(index),
    fim: pointsUntil(index + mark.length),
  }))
}

/** Whether an act says nothing but its title beside its images. */
export function isImagesOnly({
  titulo,
  conteudo_completo,
}: {
  titulo: string
  conteudo_completo: string
}): boolean {
  return conteudo_completo.replaceAll(MARK, '').replace(titulo, '').trim() === ''
}
