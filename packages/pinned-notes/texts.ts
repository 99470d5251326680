import { en } from './texts/en.ts'
import { fr, type NotesTexts } from './texts/fr.ts'

export type Language = 'fr' | 'en'
export type { NotesTexts }

export const notesTexts: Readonly<Record<Language, NotesTexts>> = { fr, en }
