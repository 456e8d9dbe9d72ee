import type { FluentIcon } from '@fluentui/react-icons'
import { BriefcaseRegular } from '@fluentui/react-icons/svg/briefcase'
import { CodeRegular } from '@fluentui/react-icons/svg/code'
import { CubeRegular } from '@fluentui/react-icons/svg/cube'
import { DataPieRegular } from '@fluentui/react-icons/svg/data-pie'
import { DesignIdeasRegular } from '@fluentui/react-icons/svg/design-ideas'
import { MegaphoneRegular } from '@fluentui/react-icons/svg/megaphone'
import type { TalentArea, talentAreas } from '../../api/talents/rules.ts'

/**
 * The areas' words and pictures. The words are those of the rules, which the compiler sees to: importing the rules
 * themselves would make a client load a validator.
 */
export const areas: { [Area in TalentArea]: { word: (typeof talentAreas)[Area]; Icon: FluentIcon } } = {
  TECH: { word: 'Tech', Icon: CodeRegular },
  DESIGN: { word: 'Design', Icon: DesignIdeasRegular },
  DATA: { word: 'Data', Icon: DataPieRegular },
  MARKETING: { word: 'Marketing', Icon: MegaphoneRegular },
  PRODUCT: { word: 'Product', Icon: CubeRegular },
  OTHER: { word: 'Other', Icon: BriefcaseRegular },
}
