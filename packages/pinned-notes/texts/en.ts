import { choose, type NotesTexts } from './fr.ts'

export const en: NotesTexts = {
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
    count: (count) => `${count} ${choose(count, 'note', 'notes')}`,
    answers: (count) => `${count} ${choose(count, 'answer', 'answers')}`,
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
      `${choose(count, 'The picture is', `The ${count} pictures are`)} in the file, not in the link or in the Markdown.`,
    copied: 'Copied.',
    notCopied: 'The clipboard cannot be reached.',
    tooLong: 'These are too many notes for a link. Filter them, or take the file.',
  },
  kinds: {
    heading: 'heading',
    link: 'link',
    button: 'button',
    image: 'image',
    field: 'field',
    label: 'label',
    text: 'text',
    item: 'list item',
    list: 'list',
    cell: 'table cell',
    table: 'table',
    menu: 'menu',
    header: 'page header',
    footer: 'page footer',
    main: 'content of the page',
    form: 'form',
    dialog: 'window',
    frame: 'frame',
    block: 'block',
  },
  named: (kind, name) => `${kind}: ${name}`,
  leadingTo: (kind, path) => `${kind} to ${path}`,
  within: (kind, region) => `${kind} (${region})`,
  unnamed: 'No name',
  picker: {
    name: 'Choose an element of the page',
    help: 'Click an element, or choose it with Tab and then Enter (↑: what contains it). Escape cancels.',
  },
  form: {
    note: { label: 'Your remark', missing: 'Write your remark.', submit: 'Leave the note' },
    submitAndCopy: 'Leave it and copy the link',
    answer: { label: 'Your answer', missing: 'Write your answer.', submit: 'Answer' },
    hint: 'Enter leaves the note, Shift + Enter starts a new line.',
    author: 'Your name',
    authorHint: 'Optional, kept in this browser.',
    addPicture: 'Add a picture',
    pictureHint:
      'Optional: paste a screenshot (Ctrl + V) or choose a file. It also shows what is typed in a form.',
    noPicture: 'This file is no PNG, JPEG or WebP picture, or it is too large.',
    newPicture: 'The added picture',
    removePicture: 'Remove the picture',
  },
  box: {
    newTitle: 'New note',
    title: (number) => `Note ${number}`,
    pin: (number, state, author, text) =>
      author === ''
        ? `Note ${number}, ${state}: ${text}`
        : `Note ${number}, ${state}, by ${author}: ${text}`,
    picture: (text) => `Picture of the note: ${text}`,
    enlargePicture: 'Enlarge the picture of the note',
    enlargedPicture: 'Picture of the note',
    deletedAnswer: 'Answer deleted.',
    resolve: 'Mark as resolved',
    reopen: 'Reopen',
    remove: 'Delete',
    removeTitle: 'Delete this note?',
    removeText:
      'It goes with its answers, here and in the browser of everyone who merges your notes.',
    removeAnswer: (author) =>
      author === '' ? 'Delete the answer without a name' : `Delete the answer of ${author}`,
    previous: 'Previous note',
    next: 'Next note',
    position: (position, count) => `${position} of ${count}`,
    width: (width) => `${width} px`,
    version: (commit) => `build ${commit}`,
    open: (screen) => `Go to ${screen}`,
  },
  incoming: {
    title: (count) => `Add ${choose(count, 'this note', `${count} notes`)}?`,
    nothingNew: 'Nothing to add',
    known: (count) =>
      choose(
        count,
        'You already have this note, or you have deleted it.',
        'You already have these notes, or you have deleted them.',
      ),
    more: (count) => `and ${count} ${choose(count, 'other', 'others')}`,
    from: (authors) => (authors === '' ? 'Without a name.' : `Signed: ${authors}.`),
    changes: ({ notes, answers, states }) =>
      [
        notes > 0 ? `New notes: ${notes}. ` : '',
        answers > 0 ? `New answers: ${answers}. ` : '',
        states > 0 ? `Changes of state: ${states}. ` : '',
        'Your own notes stay, and what you add becomes one of them.',
      ].join(''),
    rejected: (count) =>
      `${choose(count, 'Another one', `${count} others`)} cannot be read and will not be added.`,
    rejectedPictures: (count) =>
      choose(
        count,
        'One picture is unreadable or too large and will not be added. Its note will.',
        `${count} pictures are unreadable or too large and will not be added. Their notes will.`,
      ),
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
    copied: 'The note is pinned, and its link is copied.',
    notCopied: 'The note is pinned. Its link could not be copied: the tab of the notes offers it.',
    merged: (count) => choose(count, 'One note was taken over.', `${count} notes were taken over.`),
  },
  markdown: {
    page: 'Page:',
    element: 'Element:',
    context: 'Context:',
    spec: 'Specification:',
    stories: 'Storybook:',
  },
}
