import { expect, test } from 'vitest'
import { Refusal } from '../../test/fakeApi.ts'
import { held } from '../profile/test/openProfile.ts'
import { adds, extracts, fillsByHand, readsAndAdds } from './test/adding.ts'
import { dialog, file, largeFile, message, openAdd, toast } from './test/openForm.ts'

test('a file that is refused on saving can be removed', async () => {
  const { added, answers } = readsAndAdds({
    useUploadsResumeMutation() {
      throw new Refusal('UNSUPPORTED', 'Please select a PDF file for resume upload, or a PNG or JPEG picture.')
    },
  })
  const ada = await openAdd(answers)
  await dialog(ada).getByLabel('Resume').setInputFiles(file('bence.pdf'))
  await fillsByHand(ada)
  await adds(ada)
  await toast(ada, 'Error', 'Failed to add talent. Please try again.')
  await message(ada, 'Upload failed: 415 - Please select a PDF file for resume upload, or a PNG or JPEG picture.')
  await ada.presses('Remove bence.pdf')
  await adds(ada)
  await toast(ada, 'Talent added')
  expect(added).toMatchObject([{ resumeUrl: null }])
})

test('files are uploaded with the talent: invalid ones are refused, interrupted uploads are retried', async () => {
  const { added, uploads, answers } = readsAndAdds()
  const saved = held(undefined)
  const ada = await openAdd({
    ...answers,
    async AddTalentDialogMutation(variables) {
      await saved.answer()
      return answers.AddTalentDialogMutation?.(variables)
    },
  })
  await extracts(ada)
  await ada.page.getByLabel('PDF upload').check()
  const portfolio = ada.page.getByLabel('Portfolio PDF')
  await portfolio.setInputFiles(file('work.zip', 'application/zip'))
  await toast(ada, 'Invalid file type', 'Please select a PDF file for portfolio upload.')
  await portfolio.setInputFiles(await largeFile('work.pdf', 20.5))
  await toast(ada, 'File too large', 'File size is 20.5MB. Maximum allowed size is 20MB.')
  await message(ada, 'File size is 20.5MB. Maximum allowed size is 20MB.')
  await portfolio.setInputFiles(file('work.pdf'))
  await ada.page.getByLabel('Profile picture').setInputFiles(file('bence.png', 'image/png'))
  const cut = (route: {
    abort(): Promise<void>
    fallback(): Promise<void>
    request(): { postData(): string | null }
  }) => (route.request().postData()?.includes('work.pdf') ? route.abort() : route.fallback())
  await ada.page.route('**/graphql', cut)
  await adds(ada)
  await toast(ada, 'Error', 'Failed to add talent. Please try again.')
  await dialog(ada).getByText('Your entries are kept.').waitFor()
  await ada.page.unroute('**/graphql', cut)
  await adds(ada)
  await toast(ada, 'Upload successful')
  saved.release()
  await toast(ada, 'Talent added')
  expect(uploads).toEqual(['resume', 'picture', 'portfolio'])
  expect(added).toMatchObject([
    {
      portfolioUrls: [],
      portfolioPdfUrl: '/api/files/portfolio',
      profilePictureUrl: '/api/files/picture',
      resumeUrl: '/api/files/resume',
    },
  ])
})
