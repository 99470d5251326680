import type { Language } from '#i18n/languages.ts'

import type { countChanges } from './note.ts'

const fr = {
  name: 'Notes',
  button: 'Note',
  intro:
    'Épinglez une remarque à un endroit de la page. Les notes restent dans ce navigateur jusqu’à ce que vous les partagiez. Ce qui est tapé dans un formulaire n’y entre pas, sauf dans une image que vous joignez.',
  add: 'Laisser une note',
  none: 'Aucune note pour l’instant.',
  noneListed: 'Aucune note ne correspond à ces filtres.',
  notStored:
    'Ce navigateur n’enregistre pas ces notes\u00A0: la mémoire locale est bloquée ou pleine. Elles durent autant que cet onglet. Partagez-les avant de le fermer.',
  picturesNotStored:
    'Ce navigateur n’enregistre pas les images des notes. Elles durent autant que cet onglet. Téléchargez le fichier avant de le fermer.',
  setAside: (key: string) =>
    `Des notes de ce navigateur n’ont pas pu être lues. Elles sont gardées à part dans la mémoire locale, sous «\u00A0${key}\u00A0».`,
  close: 'Fermer',
  cancel: 'Annuler',
  list: {
    title: 'Notes sur cette page',
    count: (count: number) => (count > 1 ? `${count} notes` : `${count} note`),
    answers: (count: number) => (count > 1 ? `${count} réponses` : `${count} réponse`),
    filters: 'Filtrer les notes',
    state: 'État',
    author: 'Auteur',
    screen: 'Écran',
    all: 'Tous',
    here: 'Cet écran',
  },
  states: { open: 'ouverte', resolved: 'résolue', deleted: 'supprimée' },
  stateFilters: { open: 'Ouvertes', resolved: 'Résolues' },
  visibility: { gone: 'place introuvable', hidden: 'caché pour l’instant' },
  visibilitySentences: {
    gone: 'Place introuvable\u00A0: l’élément de cette note n’est plus sur cette page.',
    hidden: 'L’élément de cette note est caché, à cette largeur ou dans cet état de la page.',
  },
  share: {
    title: 'Partager les notes de la liste',
    link: 'Copier le lien',
    file: 'Télécharger le fichier',
    markdown: 'Copier en Markdown',
    import: 'Ajouter un fichier de notes',
    pictures: (count: number) =>
      count > 1
        ? `Les ${count} images sont dans le fichier, pas dans le lien ni dans le Markdown.`
        : 'L’image est dans le fichier, pas dans le lien ni dans le Markdown.',
    copied: 'Copié.',
    notCopied: 'Le presse-papiers n’est pas accessible.',
    tooLong: 'Ces notes sont trop nombreuses pour un lien. Filtrez-les, ou prenez le fichier.',
  },
  picker: {
    name: 'Choisir un élément de la page',
    help: 'Cliquez sur un élément, ou choisissez-le avec Tab puis Entrée (↑\u00A0: ce qui le contient). Échap annule.',
    empty: 'élément',
  },
  box: {
    newTitle: 'Nouvelle note',
    title: (number: number) => `Note ${number}`,
    pin: (number: number, state: string, author: string, text: string) =>
      `Note ${number}, ${state}, par ${author}\u00A0: ${text}`,
    forms: {
      note: {
        label: 'Votre remarque',
        missing: 'Écrivez votre remarque.',
        submit: 'Laisser la note',
      },
      answer: { label: 'Votre réponse', missing: 'Écrivez votre réponse.', submit: 'Répondre' },
    },
    noteHint: 'Entrée laisse la note, Maj + Entrée va à la ligne.',
    author: 'Votre nom',
    authorHint: 'Demandé une fois, puis gardé dans ce navigateur.',
    addPicture: 'Joindre une image',
    pictureHint:
      'Facultatif\u00A0: collez une capture (Ctrl + V) ou choisissez un fichier. Elle montre aussi ce qui est tapé dans un formulaire.',
    noPicture: 'Ce fichier n’est pas une image PNG, JPEG ou WebP, ou il est trop lourd.',
    newPicture: 'L’image jointe',
    removePicture: 'Retirer l’image',
    picture: (text: string) => `Image de la note\u00A0: ${text}`,
    enlargePicture: 'Agrandir l’image de la note',
    enlargedPicture: 'Image de la note',
    noAuthor: 'Indiquez votre nom.',
    deletedAnswer: 'Réponse supprimée.',
    resolve: 'Marquer comme résolue',
    reopen: 'Rouvrir',
    remove: 'Supprimer',
    removeTitle: 'Supprimer cette note\u00A0?',
    removeText: 'Elle disparaît avec ses réponses, ici et chez ceux qui fusionnent vos notes.',
    removeAnswer: (author: string) => `Supprimer la réponse signée ${author}`,
    previous: 'Note précédente',
    next: 'Note suivante',
    position: (position: number, count: number) => `${position} sur ${count}`,
    width: (width: number) => `${width}\u00A0px`,
    version: (commit: string) => `version ${commit}`,
    open: (screen: string) => `Aller à ${screen}`,
  },
  incoming: {
    title: (count: number) =>
      count > 1 ? `Ajouter ${count} notes\u00A0?` : 'Ajouter cette note\u00A0?',
    from: (authors: string) => `Signées\u00A0: ${authors}.`,
    changes: ({ notes, answers, states }: ReturnType<typeof countChanges>) =>
      `Nouvelles notes\u00A0: ${notes}. Nouvelles réponses\u00A0: ${answers}. Changements d’état\u00A0: ${states}. Vos notes restent.`,
    rejected: (count: number) =>
      count > 1
        ? `${count} autres ne peuvent pas être lues et ne seront pas ajoutées.`
        : 'Une autre ne peut pas être lue et ne sera pas ajoutée.',
    rejectedPictures: (count: number) =>
      count > 1
        ? `${count} images sont illisibles ou trop grandes et ne seront pas ajoutées. Leurs notes le seront.`
        : 'Une image est illisible ou trop grande et ne sera pas ajoutée. Sa note le sera.',
    add: 'Ajouter',
    refused: 'Ces notes ne peuvent pas être ajoutées',
    unchanged: 'Rien n’a changé.',
    reasons: {
      tooLarge: 'Elles dépassent 15 Mo ou 2\u00A0000 notes.',
      incomplete: 'Le lien ou le fichier est incomplet ou abîmé.',
      otherFormat: 'Ce n’est pas un fichier de notes de cette démonstration.',
      otherVersion: 'Elles viennent d’une autre version de cette démonstration.',
      noNotes: 'Le lien ou le fichier ne contient aucune note lisible.',
      unreadable: 'Le fichier ne peut pas être lu.',
    },
  },
  messages: {
    added: 'La note est épinglée.',
    merged: (count: number) =>
      count > 1 ? `${count} notes ont été reprises.` : 'Une note a été reprise.',
  },
  markdown: {
    page: 'Page\u00A0:',
    element: 'Élément\u00A0:',
    context: 'Contexte\u00A0:',
    spec: 'Spécification\u00A0:',
    stories: 'Storybook\u00A0:',
  },
}
export type NotesTexts = typeof fr

const en: NotesTexts = {
  name: 'Notes',
  button: 'Note',
  intro:
    'Pin a remark to a place on the page. Notes stay in this browser until you share them. What is typed in a form does not become part of them, except in a picture that you add.',
  add: 'Leave a note',
  none: 'No note yet.',
  noneListed: 'No note matches these filters.',
  notStored:
    'This browser does not store these notes: its local storage is blocked or full. They last as long as this tab. Share them before you close it.',
  picturesNotStored:
    'This browser does not store the pictures of notes. They last as long as this tab. Download the file before you close it.',
  setAside: (key) =>
    `Some notes of this browser could not be read. They are set aside in its local storage, as “${key}”.`,
  close: 'Close',
  cancel: 'Cancel',
  list: {
    title: 'Notes on this page',
    count: (count) => (count > 1 ? `${count} notes` : `${count} note`),
    answers: (count) => (count > 1 ? `${count} answers` : `${count} answer`),
    filters: 'Filter the notes',
    state: 'State',
    author: 'Author',
    screen: 'Screen',
    all: 'All',
    here: 'This screen',
  },
  states: { open: 'open', resolved: 'resolved', deleted: 'deleted' },
  stateFilters: { open: 'Open', resolved: 'Resolved' },
  visibility: { gone: 'place not found', hidden: 'hidden for now' },
  visibilitySentences: {
    gone: 'Place not found: the element of this note is no longer on this page.',
    hidden: 'The element of this note is hidden, at this width or in this state of the page.',
  },
  share: {
    title: 'Share the notes of the list',
    link: 'Copy the link',
    file: 'Download the file',
    markdown: 'Copy as Markdown',
    import: 'Add a file of notes',
    pictures: (count) =>
      count > 1
        ? `The ${count} pictures are in the file, not in the link or in the Markdown.`
        : 'The picture is in the file, not in the link or in the Markdown.',
    copied: 'Copied.',
    notCopied: 'The clipboard cannot be reached.',
    tooLong: 'These are too many notes for a link. Filter them, or take the file.',
  },
  picker: {
    name: 'Choose an element of the page',
    help: 'Click an element, or choose it with Tab and then Enter (↑: what contains it). Escape cancels.',
    empty: 'element',
  },
  box: {
    newTitle: 'New note',
    title: (number) => `Note ${number}`,
    pin: (number, state, author, text) => `Note ${number}, ${state}, by ${author}: ${text}`,
    forms: {
      note: { label: 'Your remark', missing: 'Write your remark.', submit: 'Leave the note' },
      answer: { label: 'Your answer', missing: 'Write your answer.', submit: 'Answer' },
    },
    noteHint: 'Enter leaves the note, Shift + Enter starts a new line.',
    author: 'Your name',
    authorHint: 'Asked once, then kept in this browser.',
    addPicture: 'Add a picture',
    pictureHint:
      'Optional: paste a screenshot (Ctrl + V) or choose a file. It also shows what is typed in a form.',
    noPicture: 'This file is no PNG, JPEG or WebP picture, or it is too large.',
    newPicture: 'The added picture',
    removePicture: 'Remove the picture',
    picture: (text) => `Picture of the note: ${text}`,
    enlargePicture: 'Enlarge the picture of the note',
    enlargedPicture: 'Picture of the note',
    noAuthor: 'Give your name.',
    deletedAnswer: 'Answer deleted.',
    resolve: 'Mark as resolved',
    reopen: 'Reopen',
    remove: 'Delete',
    removeTitle: 'Delete this note?',
    removeText:
      'It goes with its answers, here and in the browser of everyone who merges your notes.',
    removeAnswer: (author) => `Delete the answer of ${author}`,
    previous: 'Previous note',
    next: 'Next note',
    position: (position, count) => `${position} of ${count}`,
    width: (width) => `${width} px`,
    version: (commit) => `build ${commit}`,
    open: (screen) => `Go to ${screen}`,
  },
  incoming: {
    title: (count) => (count > 1 ? `Add ${count} notes?` : 'Add this note?'),
    from: (authors) => `Signed: ${authors}.`,
    changes: ({ notes, answers, states }) =>
      `New notes: ${notes}. New answers: ${answers}. Changes of state: ${states}. Your own notes stay.`,
    rejected: (count) =>
      count > 1
        ? `${count} others cannot be read and will not be added.`
        : 'Another one cannot be read and will not be added.',
    rejectedPictures: (count) =>
      count > 1
        ? `${count} pictures are unreadable or too large and will not be added. Their notes will.`
        : 'One picture is unreadable or too large and will not be added. Its note will.',
    add: 'Add',
    refused: 'These notes cannot be added',
    unchanged: 'Nothing has changed.',
    reasons: {
      tooLarge: 'They are larger than 15 MB or 2,000 notes.',
      incomplete: 'The link or the file is incomplete or damaged.',
      otherFormat: 'It is not a file of notes of this demonstration.',
      otherVersion: 'They come from another version of this demonstration.',
      noNotes: 'The link or the file contains no note that can be read.',
      unreadable: 'The file cannot be read.',
    },
  },
  messages: {
    added: 'The note is pinned.',
    merged: (count) => (count > 1 ? `${count} notes were taken over.` : 'One note was taken over.'),
  },
  markdown: {
    page: 'Page:',
    element: 'Element:',
    context: 'Context:',
    spec: 'Specification:',
    stories: 'Storybook:',
  },
}

export const notesTexts: Readonly<Record<Language, NotesTexts>> = { fr, en }
