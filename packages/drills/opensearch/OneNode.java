import java.util.ArrayList;
import java.util.List;
import org.opensearch.common.settings.Settings;
import org.opensearch.env.Environment;
import org.opensearch.node.Node;
import org.opensearch.plugins.Plugin;

/** One node on this machine's loopback, for tests: java -cp "lib/*" OneNode.java FOLDER HTTP_PORT TRANSPORT_PORT */
public class OneNode extends Node {
  private static final List<String> PLUGINS = List.of(
      "org.opensearch.transport.Netty4Plugin",
      "org.opensearch.analysis.common.CommonAnalysisPlugin",
      "org.opensearch.painless.PainlessPlugin",
      "org.opensearch.percolator.PercolatorPlugin");

  private OneNode(Settings settings, List<Class<? extends Plugin>> plugins) {
    super(new Environment(settings, null), plugins, true);
  }

  public static void main(String[] arguments) throws Exception {
    Settings settings = Settings.builder()
        .put("path.home", arguments[0])
        .put("http.port", arguments[1])
        .put("transport.port", arguments[2])
        .put("network.host", "127.0.0.1")
        .put("discovery.type", "single-node")
        .put("node.name", "one")
        .put("cluster.name", "saptam-tests")
        .put("http.type", "netty4")
        .put("transport.type", "netty4")
        // a machine for tests may be nearly full
        .put("cluster.routing.allocation.disk.threshold_enabled", false)
        .build();
    List<Class<? extends Plugin>> plugins = new ArrayList<>();
    for (String name : PLUGINS) plugins.add(Class.forName(name).asSubclass(Plugin.class));
    Node node = new OneNode(settings, plugins);
    node.start();
    System.out.println("started");
    // it ends with whoever started it
    while (System.in.read() >= 0) continue;
    node.close();
  }
}
