import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FleetCar } from '../../../contract/operate/fleet.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { RoundButton } from '../../../ui/round-button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { operateApi } from '../../api/operate-api.ts';
import { ChangedMeanwhile } from '../../form/changed-meanwhile.tsx';
import { useEdit } from '../../form/use-edit.ts';
import { useForm } from '../../form/use-form.ts';
import { usePageDistanceUnit } from '../../shell/desk-data.ts';
import { CarDialog } from './car-dialog.tsx';
import {
  newTask,
  planDraftOf,
  problemInPlan,
  readPlan,
  savedOver,
  type TaskDraft,
  taskIn,
  tasksIn,
  taskText,
} from './service-draft.ts';
import { useCarVerb } from './use-car-verb.ts';
import { useTaskWords } from './use-task-words.ts';

interface ServiceDialogProps {
  readonly car: FleetCar;
  readonly onClose: () => void;
}

/** All tasks at once: what is taken out is no longer planned. */
export function ServiceDialog({ car, onClose }: ServiceDialogProps) {
  const { t } = useTranslation('carActions');
  const unit = usePageDistanceUnit();
  const plan = useEdit(planDraftOf(car.service, unit), car.version);
  const [added, setAdded] = useState(0);
  const { act } = useCarVerb(onClose);
  const sayTask = useTaskWords();
  const { before, typed } = plan.edit;
  const takeIn = async () => {
    const now = await operateApi().getFleetCar({ params: { id: car.id } });
    plan.merge(savedOver(before, planDraftOf(now.service, unit)), now.version);
  };
  const { errorAt: _, ...form } = useForm(async () => {
    const tasks = tasksIn(typed);
    const problem = problemInPlan(tasks, unit);
    if (problem) return { text: t(`problems.${problem}`) };
    const body = { version: plan.version, tasks: readPlan(tasks, unit) };
    return act(
      () => operateApi().planService({ params: { id: car.id }, body }),
      t('plan.done', { name: `${car.brand} ${car.model}` }),
      takeIn,
    );
  });
  const nameOf = (key: string) =>
    taskIn(typed[key] ?? '')?.name || taskIn(before[key] ?? '')?.name || t('plan.new');
  return (
    <CarDialog
      {...form}
      title={t('plan.title')}
      text={t('plan.text')}
      save={t('plan.save')}
      onClose={onClose}
    >
      <div role="alert" className="empty:hidden">
        {plan.isMerged && (
          <ChangedMeanwhile
            edit={plan.edit}
            nameOf={nameOf}
            sayOf={(_key, text) => sayTask(text)}
            onTakeTheirs={plan.takeTheirs}
          />
        )}
      </div>
      {Object.entries(typed).map(([key, text]) => {
        const task = taskIn(text);
        if (!task) return null;
        return (
          <TaskFields
            key={key}
            task={task}
            onChange={(change) => plan.change({ [key]: taskText({ ...task, ...change }) })}
            onDrop={() => plan.change({ [key]: '' })}
          />
        );
      })}
      <div>
        <Button
          variant="quiet"
          onClick={() => {
            plan.change({ [`new ${added}`]: taskText(newTask) });
            setAdded(added + 1);
          }}
        >
          <Icon name="plus" className="size-4 stroke-[2.4]" />
          {t('plan.add')}
        </Button>
      </div>
    </CarDialog>
  );
}

interface TaskFieldsProps {
  readonly task: TaskDraft;
  readonly onChange: (change: Partial<TaskDraft>) => void;
  readonly onDrop: () => void;
}

function TaskFields({ task, onChange, onDrop }: TaskFieldsProps) {
  const { t } = useTranslation(['carActions', 'fleet']);
  const unit = t(`fleet:card.${usePageDistanceUnit()}`);
  const numbers = ['every', 'everyMonths', 'lastAt'] as const;
  return (
    <fieldset className="grid grid-cols-2 gap-3 border-t border-hair pt-3">
      <legend className="sr-only">{task.name || t('plan.new')}</legend>
      <div className="col-span-full grid grid-cols-[1fr_auto] items-end gap-2">
        <TextField
          label={t('plan.name')}
          value={task.name}
          onChange={({ target }) => onChange({ name: target.value })}
          autoComplete="off"
          maxLength={80}
        />
        <RoundButton
          bare
          icon="close"
          label={t('plan.drop', { name: task.name || t('plan.new') })}
          onClick={onDrop}
        />
      </div>
      {numbers.map((field) => (
        <TextField
          key={field}
          label={t(`plan.${field}`, { unit })}
          value={task[field]}
          onChange={({ target }) => onChange({ [field]: target.value })}
          inputMode="numeric"
          autoComplete="off"
        />
      ))}
      <TextField
        type="date"
        label={t('plan.lastOn')}
        value={task.lastOn}
        onChange={({ target }) => onChange({ lastOn: target.value })}
      />
    </fieldset>
  );
}
