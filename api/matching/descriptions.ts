import type { Descriptions } from '../graphql/descriptions.ts'

/** What the schema says of matching. */
export const matchingDescriptions: Descriptions = {
  'Engagement.companyName': 'The company of that deal.',
  'Engagement.dealTitle': 'The position there.',
  'Engagement.stage': 'Placed, or in interview.',
  EngagementStage: 'How firmly a match is bound elsewhere.',
  'JudgedRequirement.verdict': 'Whether the profile meets it.',
  MatchObstacle: 'What keeps a talent from the list of matches.',
  'MatchRequirement.importance': 'Whether the talent must meet it.',
  'MatchRequirement.kind': 'What sort of thing is asked for.',
  'MatchRequirementInput.importance': 'Whether the talent must meet it.',
  'MatchRequirementInput.kind': 'What sort of thing is asked for.',
  'NearMiss.match': 'The talent, and why they fit otherwise.',
  'ProfileQuote.quote': 'The words of the profile.',
  RequirementImportance: 'How much a requirement counts.',
  RequirementKind: 'What sort of thing a requirement asks for.',
  RequirementVerdict: 'How far a profile meets a requirement.',
  'TalentMatch.talent': 'Who fits.',
  'WhyNot.match': 'The talent, judged as those in the list are.',
  'WhyNotPayload.people': 'Whom the question was about, each with what keeps them out.',
  'ReadRequirementsPayload.requirements': 'What the description asks for, the most important first.',
  'Query.requirementSuggestions(text:)': 'What was typed so far.',
}
