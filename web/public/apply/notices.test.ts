import { test } from 'vitest'
import { file } from '../../talents/form/test/openForm.ts'
import { type Answers, Refusal } from '../../test/fakeApi.ts'
import { applicant, arrived, fleet, product } from './test/applicant.ts'

test('a full deal offers its waiting list, and the applicant learns their place', async () => {
  const ines = await applicant({
    ApplyPageQuery: () => ({ product, applicationForm: { ...fleet, isFull: true, hasWaitingList: true } }),
    ApplyFormMutation: () => ({ submitApplication: { ...arrived.submitApplication, waitingPosition: 3 } }),
  })
  await ines.goes('/apply/aB-3')
  await ines.page.getByText(/All places are taken at the moment/).waitFor()
  await ines.picks(file('ines.pdf'))
  await ines.presses('Continue')
  await ines.fills('Phone Number', '912 345 678')
  await ines.presses('Continue')
  await ines.presses('Join the waiting list')
  await ines.page.getByText(/You are number 3 on the waiting list/).waitFor()
  await ines.findsNoBarrierAnywhere()
})

test("an invalid link shows the server's message and the product's name", async () => {
  const refused = (code: string, message: string): Answers => ({
    ApplyPageQuery() {
      throw new Refusal(code, message)
    },
  })
  const ines = await applicant(refused('NOT_FOUND', 'Deal not found or applications not allowed'))
  await ines.goes('/apply/unknown')
  await ines.findsHeading('Application Unavailable')
  await ines.reads('Deal not found or applications not allowed')
  await ines.reads('Northwind Talent')
  await ines.findsNoBarrierAnywhere()

  const unlucky = await applicant({
    ...refused('INTERNAL', 'TypeError'),
    ProductBrandQuery: () => new Promise(() => {}),
  })
  await unlucky.goes('/apply/aB-3')
  await unlucky.reads('Loading job information...')

  const late = await applicant()
  await late.goes('/apply/other')
  await late.reads('This job application is no longer available.')
  await late.page.route('**/graphql', route => route.abort())
  await late.page.reload()
  await late.reads('Failed to load job information')
  await late.button('Try again').waitFor()
})
