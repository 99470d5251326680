import type { Note } from './note.ts'

export const format = 'test-notes'

export const toTime = (minute: number) => new Date(Date.UTC(2026, 10, 20, 8, minute)).toISOString()

/** A note, for tests. */
export function createNote(changes: Partial<Note> = {}): Note {
  return {
    id: 'note-0001',
    author: 'Awa',
    createdAt: toTime(0),
    text: 'Le titre est trop long.',
    state: 'open',
    updatedAt: toTime(0),
    answers: [],
    anchor: { steps: [{ tag: 'main', key: '#contenu', index: 0, siblings: 1 }], x: 0.5, y: 0 },
    path: '/faq',
    scenario: 'normal',
    language: 'fr',
    width: 1440,
    commit: '216a95f0',
    spec: ['2.6'],
    stories: ['Screens/FAQ'],
    ...changes,
  }
}

/** An answer, for tests. */
export function createAnswer(name: string, minute: number, isDeleted = false) {
  return {
    id: `answer-${name}`,
    author: 'Paul',
    createdAt: toTime(minute),
    text: isDeleted ? '' : `Réponse ${name}`,
    ...(isDeleted && { isDeleted }),
  }
}
