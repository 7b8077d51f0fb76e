package contessa.server.cluster;

import module java.base;

import com.hazelcast.cluster.Address;
import com.hazelcast.cluster.Member;
import com.hazelcast.cluster.MembershipEvent;
import com.hazelcast.cluster.MembershipListener;
import com.hazelcast.config.Config;
import com.hazelcast.config.JoinConfig;
import com.hazelcast.config.ServerSocketEndpointConfig;
import com.hazelcast.core.Hazelcast;
import com.hazelcast.core.HazelcastException;
import com.hazelcast.core.HazelcastInstance;
import com.hazelcast.core.HazelcastInstanceNotActiveException;
import com.hazelcast.core.LifecycleEvent;
import com.hazelcast.map.IMap;
import com.hazelcast.partition.MigrationListener;
import com.hazelcast.partition.MigrationState;
import com.hazelcast.partition.Partition;
import com.hazelcast.partition.ReplicaMigrationEvent;
import com.hazelcast.topic.Message;
import contessa.game.Sha256;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Cluster membership by Hazelcast: who is there, which node owns a table, and batches of messages
 * from node to node. They arrive once and in order, or not at all.
 *
 * <p>A table belongs to the node that has the partition of its id. After a split both sides may
 * believe they have it; the journal sorts that out.
 */
final class Nodes implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(Nodes.class);

  private static final String NODE = "node";

  /** The defaults notice a dead machine after a minute, and the end of a split after five. */
  private static final Map<String, String> PROPERTIES =
      Map.ofEntries(
          Map.entry("hazelcast.heartbeat.interval.seconds", "1"),
          Map.entry("hazelcast.max.no.heartbeat.seconds", "7"),
          Map.entry("hazelcast.merge.first.run.delay.seconds", "5"),
          Map.entry("hazelcast.merge.next.run.delay.seconds", "5"),
          Map.entry("hazelcast.operation.call.timeout.millis", "5000"),
          // Five minutes by default. While one migration waits, no other begins.
          Map.entry("hazelcast.partition.migration.timeout", "10"),
          Map.entry("hazelcast.socket.connect.timeout.seconds", "2"),
          Map.entry("hazelcast.wait.seconds.before.join", "1"),
          Map.entry("hazelcast.max.wait.seconds.before.join", "5"),
          Map.entry("hazelcast.shutdownhook.enabled", "false"),
          Map.entry("hazelcast.graceful.shutdown.max.wait", "15"),
          Map.entry("hazelcast.socket.bind.any", "false"),
          Map.entry("hazelcast.phone.home.enabled", "false"),
          // Each line would have the name of the cluster, which lets in whoever knows it.
          Map.entry("hazelcast.logging.details.enabled", "false"),
          Map.entry("hazelcast.logging.type", "slf4j"));

  private static final long LOCK_WAIT_SECONDS = 2;
  private static final long LOCK_LEASE_SECONDS = 5;

  private final String me = UUID.randomUUID().toString();
  private final HazelcastInstance hazelcast;
  private volatile Runnable changed = () -> {};
  private volatile Consumer<byte[]> batches = _ -> {};
  private final List<Runnable> joined = new CopyOnWriteArrayList<>();
  private @Nullable UUID listening;

  /**
   * Joins the cluster.
   *
   * @throws HazelcastException if that fails
   */
  Nodes(ClusterSettings settings) {
    ExceptionOnlyFilter.install();
    hazelcast = Hazelcast.newHazelcastInstance(config(settings));
  }

  /**
   * Listens to the other nodes from now on.
   *
   * @param whenChanged is called when nodes or the owners of tables may have changed; must not
   *     block
   * @param receiver gets the batches for this node, in order; must not block
   */
  void listen(Runnable whenChanged, Consumer<byte[]> receiver) {
    changed = whenChanged;
    batches = receiver;
    listen();
    hazelcast.getCluster().addMembershipListener(new MemberWatch());
    hazelcast.getPartitionService().addMigrationListener(new PartitionWatch());
    hazelcast.getLifecycleService().addLifecycleListener(event -> lifecycle(event.getState()));
  }

  /** Adds what is done when nodes have found each other; must not block. */
  void onJoin(Runnable task) {
    joined.add(task);
  }

  private Config config(ClusterSettings settings) {
    Config config = new Config();
    PROPERTIES.forEach(config::setProperty);
    // Whoever does not know the secret does not know the name, and is not let in.
    config.setClusterName("contessa-" + hash(settings.secret()));
    config.setInstanceName(me); // otherwise threads are named after the cluster
    config.getJetConfig().setEnabled(false);
    config.getMemberAttributeConfig().setAttribute(NODE, me);
    ServerSocketEndpointConfig endpoint = new ServerSocketEndpointConfig();
    endpoint.setPort(settings.port()).setPortAutoIncrement(false).setReuseAddress(true);
    endpoint.getInterfaces().setEnabled(true).addInterface(settings.ip());
    JoinConfig join = new JoinConfig();
    join.getMulticastConfig().setEnabled(false);
    join.getAutoDetectionConfig().setEnabled(false);
    join.getTcpIpConfig().setEnabled(true).setMembers(settings.members());
    // Nothing but members: no clients, no REST.
    config
        .getAdvancedNetworkConfig()
        .setEnabled(true)
        .setJoin(join)
        .setMemberEndpointConfig(endpoint);
    return config;
  }

  private static String hash(String secret) {
    return HexFormat.of()
        .formatHex(Sha256.of(("cluster " + secret).getBytes(StandardCharsets.UTF_8)));
  }

  private synchronized void listen() {
    if (listening != null) {
      hazelcast.<byte[]>getTopic(me).removeMessageListener(listening);
    }
    listening = hazelcast.<byte[]>getTopic(me).addMessageListener(this::receive);
  }

  private void receive(Message<byte[]> message) {
    batches.accept(message.getMessageObject());
  }

  private void lifecycle(LifecycleEvent.LifecycleState state) {
    if (state == LifecycleEvent.LifecycleState.MERGED) {
      LOG.warn("This node has found the others again");
      Thread.ofVirtual().start(this::listen);
      joined.forEach(Runnable::run);
    }
    changed.run();
  }

  private final class MemberWatch implements MembershipListener {
    @Override
    public void memberAdded(MembershipEvent event) {
      log("joined", event);
      changed.run();
      joined.forEach(Runnable::run);
    }

    @Override
    public void memberRemoved(MembershipEvent event) {
      log("left", event);
      changed.run();
    }

    private static void log(String what, MembershipEvent event) {
      Address address = event.getMember().getAddress();
      String node = address.getHost() + " port " + address.getPort();
      LOG.info("The node at {} has {}; now there are {}", node, what, event.getMembers().size());
    }
  }

  private final class PartitionWatch implements MigrationListener {
    @Override
    public void migrationStarted(MigrationState state) {
      changed.run();
    }

    @Override
    public void migrationFinished(MigrationState state) {
      changed.run();
    }

    @Override
    public void replicaMigrationCompleted(ReplicaMigrationEvent event) {
      changed.run();
    }

    @Override
    public void replicaMigrationFailed(ReplicaMigrationEvent event) {
      changed.run();
    }
  }

  /** The name of this node until it stops. */
  String me() {
    return me;
  }

  /** The address of this node, for people. */
  String address() {
    Address address = hazelcast.getCluster().getLocalMember().getAddress();
    return address.getHost() + ":" + address.getPort();
  }

  /** The node that a table belongs to; empty while nobody knows. */
  String ownerOf(String table) {
    try {
      Member owner = hazelcast.getPartitionService().getPartition(table).getOwner();
      return owner == null ? "" : name(owner);
    } catch (HazelcastInstanceNotActiveException e) {
      return "";
    }
  }

  boolean isMine(String table) {
    return ownerOf(table).equals(me);
  }

  /** The partitions of this node; another value after tables have moved. */
  BitSet ownPartitions() {
    BitSet own = new BitSet();
    try {
      for (Partition partition : hazelcast.getPartitionService().getPartitions()) {
        Member owner = partition.getOwner();
        own.set(partition.getPartitionId(), owner != null && owner.localMember());
      }
    } catch (HazelcastInstanceNotActiveException e) {
      LOG.debug("This node has left", e);
    }
    return own;
  }

  /** All nodes, the oldest first. */
  List<String> all() {
    try {
      return hazelcast.getCluster().getMembers().stream().map(Nodes::name).toList();
    } catch (HazelcastInstanceNotActiveException e) {
      return List.of();
    }
  }

  private static String name(Member member) {
    String name = member.getAttribute(NODE);
    return name == null ? "" : name;
  }

  /** Sends bytes to a node; they may get lost if that node is dying. */
  void send(String node, byte[] batch) {
    hazelcast.<byte[]>getTopic(node).publish(batch);
  }

  /**
   * Does something that one node at a time should do. It goes ahead without the lock if the lock
   * cannot be had soon.
   */
  <T> T exclusively(String what, Supplier<T> work) {
    IMap<String, Boolean> locks = hazelcast.getMap("locks");
    boolean locked = false;
    try {
      locked =
          locks.tryLock(
              what, LOCK_WAIT_SECONDS, TimeUnit.SECONDS, LOCK_LEASE_SECONDS, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (HazelcastException e) {
      LOG.warn("No lock: {}", e.getMessage());
    }
    try {
      return work.get();
    } finally {
      if (locked) {
        unlock(locks, what);
      }
    }
  }

  private static void unlock(IMap<String, Boolean> locks, String what) {
    try {
      locks.unlock(what);
    } catch (HazelcastException | IllegalMonitorStateException e) {
      LOG.debug("The lock has expired", e);
    }
  }

  /** Whether tables can be at this node. */
  boolean hasShare() {
    return !ownPartitions().isEmpty();
  }

  /** Gives all tables to other nodes, if there are any; whether it did. */
  boolean giveAway() {
    boolean alone =
        hazelcast.getCluster().getMembers().stream()
            .allMatch(member -> member.localMember() || member.isLiteMember());
    if (alone) {
      return false;
    }
    try {
      hazelcast.getCluster().demoteLocalDataMember();
      return true;
    } catch (HazelcastException | IllegalStateException e) {
      LOG.warn("No other node takes the tables of this one: {}", e.getMessage());
      return false;
    }
  }

  /** Takes a share of the tables again. */
  void takeShare() {
    if (hazelcast.getCluster().getLocalMember().isLiteMember()) {
      hazelcast.getCluster().promoteLocalLiteMember();
    }
  }

  /** Leaves the cluster in order. */
  @Override
  public void close() {
    hazelcast.shutdown();
  }
}
