const fr = {
  name: 'Notes',
  button: 'Note',
  add: 'Laisser une note',
  close: 'Fermer',
  notVisible: 'Son élément est caché à cette largeur ou dans cet état, ou il n’y est plus.',
  list: {
    intro:
      'Épinglez une remarque à un élément de la page. Les notes restent dans ce navigateur jusqu’à ce que vous partagiez le lien, qui les contient. Ce qui est tapé dans un formulaire n’y entre pas.',
    link: 'Copier le lien',
    markdown: 'Copier en Markdown',
    copied: 'Copié.',
    notCopied: 'Le presse-papiers n’est pas accessible.',
    tooMany:
      'Ces notes sont trop nombreuses pour un lien. Supprimez celles qui sont réglées, ou copiez-les en Markdown.',
    notStored:
      'Ce navigateur n’enregistre pas ces notes\u00A0: la mémoire locale est bloquée ou pleine. Elles durent autant que cet onglet. Partagez-les avant de le fermer.',
    setAside: (key: string) =>
      `Des notes illisibles sont gardées à part dans la mémoire locale, sous «\u00A0${key}\u00A0».`,
  },
  picker: {
    name: 'Choisir un élément de la page',
    help: 'Cliquez sur un élément, ou choisissez-le avec Tab puis Entrée. Échap annule.',
  },
  box: {
    title: (number: number) => `Note ${number}`,
    label: 'Votre remarque',
    hint: 'Entrée enregistre, Maj + Entrée va à la ligne.',
    submit: 'Enregistrer',
    remove: 'Supprimer',
    removeQuestion: 'Supprimer cette note\u00A0? Les liens déjà partagés la contiennent encore.',
  },
  incoming: {
    title: (count: number) => `Ajouter ${count > 1 ? `${count} notes` : 'cette note'}\u00A0?`,
    add: 'Ajouter',
    nothing: 'Rien à ajouter',
    known: 'Vous avez déjà les notes de ce lien. Elles restent comme elles sont.',
    unreadable: 'Le lien est incomplet ou abîmé, ou aucune de ses notes n’est lisible.',
    newer: 'Ces notes viennent d’une version plus récente de cette démonstration.',
    rejected: (count: number) => `Illisibles, et laissées de côté\u00A0: ${count}.`,
  },
}
export type NotesTexts = typeof fr

const en: NotesTexts = {
  name: 'Notes',
  button: 'Note',
  add: 'Leave a note',
  close: 'Close',
  notVisible: 'Its element is hidden at this width or in this state of the page, or it is gone.',
  list: {
    intro:
      'Pin a remark to an element of the page. Notes stay in this browser until you share the link, which holds them. What is typed in a form does not become part of them.',
    link: 'Copy the link',
    markdown: 'Copy as Markdown',
    copied: 'Copied.',
    notCopied: 'The clipboard cannot be reached.',
    tooMany:
      'These are too many notes for a link. Delete those that are settled, or copy them as Markdown.',
    notStored:
      'This browser does not store these notes: its local storage is blocked or full. They last as long as this tab. Share them before you close it.',
    setAside: (key) => `Unreadable notes are set aside in the local storage, as “${key}”.`,
  },
  picker: {
    name: 'Choose an element of the page',
    help: 'Click an element, or choose it with Tab and then Enter. Escape cancels.',
  },
  box: {
    title: (number) => `Note ${number}`,
    label: 'Your remark',
    hint: 'Enter saves, Shift + Enter starts a new line.',
    submit: 'Save',
    remove: 'Delete',
    removeQuestion: 'Delete this note? Links that were shared before still hold it.',
  },
  incoming: {
    title: (count) => `Add ${count > 1 ? `${count} notes` : 'this note'}?`,
    add: 'Add',
    nothing: 'Nothing to add',
    known: 'You already have the notes of this link. They stay as they are.',
    unreadable: 'The link is incomplete or damaged, or none of its notes can be read.',
    newer: 'These notes come from a newer version of this demonstration.',
    rejected: (count) => `Unreadable, and left out: ${count}.`,
  },
}

export const notesTexts: Readonly<Record<'fr' | 'en', NotesTexts>> = { fr, en }
