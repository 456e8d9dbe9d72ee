/** The purpose of a file. */
export type FileKind = 'PICTURE' | 'RESUME' | 'PORTFOLIO' | 'APPLICATION' | 'LOGO' | 'INTRODUCTION' | 'IMPORT'

export type FileType = keyof typeof FILE_TYPES

/** The accepted types of files, and whether a browser may show files of each type inline. */
export const FILE_TYPES = {
  'image/png': { extension: 'png', inline: true },
  'image/jpeg': { extension: 'jpg', inline: true },
  'image/webp': { extension: 'webp', inline: true },
  'image/gif': { extension: 'gif', inline: true },
  'application/pdf': { extension: 'pdf', inline: true },
  'application/msword': { extension: 'doc', inline: false },
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': { extension: 'docx', inline: false },
} as const

type FileRules = {
  types: readonly FileType[]
  /** True if a picture must also have the file name of a picture: with another name, it was sent by mistake. */
  namesPictures?: true
  /** The maximum size in bytes. */
  limit: number
  /** The message for a file of another type. */
  unsupported: string
  /** True if the message `unsupported` is also used for an empty file and for a picture with a wrong name. */
  refusesAlike?: true
  /** The page's message for a file that is too large, if it differs from the server's message. */
  tooLarge?: string
  /** The `accept` attribute of a file input. */
  accept: string
}

const MB = 1024 * 1024
const PICTURES = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'] as const
/** The types of photos and scans of a resume. */
const PHOTOS = ['image/png', 'image/jpeg'] as const
const WORD = ['application/msword', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'] as const

/** The server checks the bytes; a page may apply the same rules to the file type and size that the browser reports. */
export const FILE_RULES: Record<FileKind, FileRules> = {
  PICTURE: {
    types: PICTURES,
    limit: 5 * MB,
    unsupported: 'Please select a PNG, JPEG, WebP or GIF image.',
    accept: PICTURES.join(','),
  },
  RESUME: {
    types: ['application/pdf', ...PHOTOS],
    namesPictures: true,
    limit: 10 * MB,
    unsupported: 'Please select a PDF file for resume upload, or a PNG or JPEG picture.',
    accept: `application/pdf,.pdf,${PHOTOS.join(',')}`,
  },
  PORTFOLIO: {
    types: ['application/pdf'],
    limit: 20 * MB,
    unsupported: 'Please select a PDF file for portfolio upload.',
    accept: 'application/pdf,.pdf',
  },
  APPLICATION: {
    types: ['application/pdf', ...WORD, ...PHOTOS],
    namesPictures: true,
    limit: 10 * MB,
    unsupported: 'Please upload a PDF or Word document',
    refusesAlike: true,
    tooLarge: 'Please upload a file smaller than 10MB',
    accept: '.pdf,.doc,.docx,.png,.jpg,.jpeg',
  },
  LOGO: {
    types: PHOTOS,
    limit: MB,
    unsupported: 'Please select a PNG or JPEG image.',
    accept: PHOTOS.join(','),
  },
  /** The PDF of a profile as a client saw it, made by the product itself. */
  INTRODUCTION: {
    types: ['application/pdf'],
    limit: 20 * MB,
    unsupported: 'Please select a PDF file.',
    accept: 'application/pdf,.pdf',
  },
  /** A resume of several that are uploaded at once. */
  IMPORT: {
    types: ['application/pdf', ...WORD, ...PHOTOS, 'image/webp'],
    namesPictures: true,
    limit: 10 * MB,
    unsupported: 'Please choose PDF or Word files, or PNG, JPEG or WebP pictures.',
    accept: '.pdf,.doc,.docx,.png,.jpg,.jpeg,.webp',
  },
}

/** The message for a picture whose file name is that of a document. */
export const NO_PDF = 'The file is not a PDF'

export const PROTECTED_DOCUMENT = 'This document is protected by a password. Please upload one without.'

export const EMPTY_FILE = 'The file is empty. Please choose another file.'

/** 'File size is 23.4MB. Maximum allowed size is 20MB.' `size` is in bytes; `atLeast` if the file may be larger. */
export function tooLargeMessage(kind: FileKind, size: number, { atLeast = false } = {}): string {
  const megabytes = `${atLeast ? 'more than ' : ''}${(size / MB).toFixed(1)}`
  return `File size is ${megabytes}MB. Maximum allowed size is ${FILE_RULES[kind].limit / MB}MB.`
}
